import type { FileStore } from '../../attachments/index.ts';
import { toStored } from '../model/fieldFiles.ts';
import type { FieldFile } from '../UploadField.types.ts';

/** Actions on a file of the field. An absent one is not available. */
export interface FileActions {
  file: FieldFile;
  store: FileStore;
  allowDownload: boolean;
  onOpen: () => void;
  onRemove: (() => void) | undefined;
  /** One place back (-1) or on (1). */
  onStep: ((by: -1 | 1) => void) | undefined;
}

/** The address of a file, unless opening it would run a script. */
export function addressOf(store: FileStore, file: FieldFile): string | undefined {
  const url = store.url(toStored(file));
  return /^\s*(?:javascript|vbscript|data:text\/html)/i.test(url) ? undefined : url;
}
