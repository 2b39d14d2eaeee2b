import { type FileStore, type StoredFile } from '../../../attachments/index.ts';
import { useSettings } from '../../../HarrowProvider/index.ts';
import { type FileFormat, isImagePath, type ValueFile } from '../../../fileValues/fileValues.ts';

/** File options of a column. */
export interface FileSettings {
  column: string;
  imagesOnly: boolean;
  storeAs: FileFormat;
  /** 0: any number. */
  number: number;
  btnText: string | undefined;
  allowDownload: boolean;
  allowRemove: boolean;
  store: FileStore | undefined;
}

/** The column's own store, or that of the application. */
export function useFileStore({ store, column }: FileSettings): FileStore {
  const { sources } = useSettings();
  const found = store ?? sources.files;
  if (!found) throw new Error(`The column '${column}' has no store, and HarrowProvider no source 'files'`);
  return found;
}

/** A cell's file as the store knows it. */
export const toStored = ({ name, path, size }: ValueFile): StoredFile => ({
  id: path,
  name,
  size: Number(size) || 0,
  type: isImagePath(path) || isImagePath(name) ? 'image/*' : '',
});

/** The address of a file, unless opening it would run a script. */
export function fileUrl(store: FileStore, file: ValueFile): string | undefined {
  const url = store.url(toStored(file));
  return /^\s*(?:javascript|vbscript):/i.test(url) ? undefined : url;
}
