import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from 'antd';

export interface FilePickerProps {
  children: ReactNode;
  /** Of the button, for its label. */
  id?: string | undefined;
  /** For screen readers, where several pickers of the same text are on a page. */
  label?: string | undefined;
  /** As the attribute of file inputs. Default: anything. */
  accept?: string | undefined;
  multiple?: boolean;
  /** Opens the camera on phones instead of the file list. */
  camera?: 'photo' | 'film';
  /** Default `small`. */
  size?: 'small' | 'middle' | undefined;
  onFiles: (files: File[]) => void;
}

const cameraTypes = { photo: 'image/*', film: 'video/*' };

/** A button that asks for files. */
export function FilePicker({ children, id, label, accept, multiple = true, camera, size = 'small', onFiles }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = (event: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(event.target.files ?? [])]);
    // The same file can be chosen again after it failed.
    event.target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        className="hw-none"
        accept={camera ? cameraTypes[camera] : accept}
        multiple={multiple && !camera}
        capture={camera ? 'environment' : undefined}
        onChange={handleChange}
      />
      <Button id={id} size={size} aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
