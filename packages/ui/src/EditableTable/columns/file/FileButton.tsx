import { UploadOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { useTableContext } from '../../context/tableContext.ts';
import styles from '../editors.module.css';
import type { FileSettings } from './fileSettings.ts';
import { useFileCheck } from './useFileCheck.ts';

interface FileButtonProps {
  /** Purpose of the files, appended to the visible text for screen readers. */
  label: string;
  settings: FileSettings;
  /** Number of files that can still be added. */
  room: number;
  /** Gets those that passed the checks, at least one. */
  onAdd: (files: File[]) => void;
}

/** A small button that asks for files. Plain, since it stands in every row in view. */
export function FileButton({ label, settings, room, onAdd }: FileButtonProps) {
  const { t } = useTableContext();
  const check = useFileCheck(settings);
  const input = useRef<HTMLInputElement>(null);

  function handleFiles(chosen: File[]) {
    const accepted = check(chosen, room);
    if (accepted.length > 0) onAdd(accepted);
  }

  return (
    <>
      <button type="button" className={styles.fileButton} onClick={() => input.current?.click()}>
        <UploadOutlined aria-hidden /> {settings.btnText ?? t('upload')}
        <span className="hw-hidden">{label}</span>
      </button>
      {/* Behind the button, so that keys and screen readers find one control. */}
      <input
        ref={input}
        type="file"
        hidden
        accept={settings.imagesOnly ? 'image/*' : undefined}
        multiple={room > 1}
        onChange={({ target }) => {
          handleFiles([...(target.files ?? [])]);
          // The same file can be chosen again after it failed.
          target.value = '';
        }}
      />
    </>
  );
}
