import type { FileStore, StoredFile } from '../../sources/fileStore.ts';

/** Pictures that few browsers show. */
const unshown = new Set(['image/heic', 'image/heif']);

/**
 * Address of what a browser can show of a picture: the file itself, or the store's picture of one that browsers do not show.
 * @returns undefined where there is none
 */
export function pictureUrl(store: Pick<FileStore, 'url' | 'thumbnailUrl'>, file: StoredFile): string | undefined {
  if (!unshown.has(file.type)) return store.url(file);
  return file.hasThumbnail === false ? undefined : store.thumbnailUrl?.(file);
}
