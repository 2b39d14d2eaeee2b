import { type ReactNode, useRef } from 'react';
import styles from './editors.module.css';

interface FileButtonProps {
  children: ReactNode;
  /** What the files are for; told to screen readers behind the visible text. */
  label: string;
  imagesOnly: boolean;
  multiple: boolean;
  onFiles: (files: File[]) => void;
}

/** A small button that asks for files. Plain, since it stands in every row in view. */
export function FileButton({ children, label, imagesOnly, multiple, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={styles.fileButton} onClick={() => input.current?.click()}>
        {children}
        <span className="hw-hidden">{label}</span>
      </button>
      {/* Behind the button, so that keys and screen readers find one control. */}
      <input
        ref={input}
        type="file"
        hidden
        accept={imagesOnly ? 'image/*' : undefined}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again after it failed.
          target.value = '';
        }}
      />
    </>
  );
}
