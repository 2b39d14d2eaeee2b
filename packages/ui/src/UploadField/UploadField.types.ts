import type { FileRules, FileStore } from '../attachments/index.ts';
import type { ValueFile } from '../fileValues/fileValues.ts';

/** One file of a value that is a list. */
export interface UploadRecord {
  fileName: string;
  filePath: string;
  /** Bytes. */
  fileSize: number | string;
}

/** Paths joined by commas, or a list of records. */
export type UploadValue = string | readonly UploadRecord[];

/** One file of a field. */
export type FieldFile = ValueFile;

export interface UploadFieldProps extends FileRules {
  /** Set by forms. */
  id?: string;
  /** Paths joined by commas, or records of files, by `storeAs`; null and undefined are empty. */
  value?: UploadValue | null;
  /** Called when every file has arrived, and when one is removed or moved. Nothing is `''` or an empty list. */
  onChange?: (value: UploadValue) => void;
  /** `paths` joined by commas (default), or `records`. */
  storeAs?: 'paths' | 'records';
  /** `list` (default), `cards` for pictures, or `cell`: one line for the cell of a table, with a menu. */
  look?: 'list' | 'cards' | 'cell';
  /** File store. Default: the source `uploads`. */
  store?: FileStore;
  /** Text of the button. Default: "Upload", `点击上传`. */
  text?: string;
  /** Several files. Default true. */
  multiple?: boolean;
  /** Arrows, and in cards dragging, change the order. */
  reorder?: boolean;
  /** Whether files can be saved. Default true. */
  allowDownload?: boolean;
  /** Whether files can be taken out. Default true. */
  allowRemove?: boolean;
  /** Shows the files, takes none. */
  readOnly?: boolean;
  /** The files can be seen, but neither changed nor added to. Default false. */
  disabled?: boolean;
  /** Name of the field for screen readers, where no label belongs to it. */
  'aria-label'?: string;
  /** Uploads go on under this name while the field is not on the page, and end up in it when it comes back. Unique in the application. */
  queueKey?: string;
  /** Told when files begin to be sent and when none is on its way any more. */
  onSending?: (sending: boolean) => void;
}
