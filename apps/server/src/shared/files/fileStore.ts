import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where the bytes of attachments live. Keys are made by the server, e.g. `2611/0193….jpg`. */
export interface FileStore {
  /** Folder for files that are still arriving; on the same disk as the store. */
  readonly incoming: string;
  /** Moves a finished file into the store. */
  keep(path: string, key: string): Promise<void>;
  size(key: string): Promise<number>;
  /** @param range first and last byte, both inclusive */
  read(key: string, range?: { start: number; end: number }): Readable;
  remove(key: string): Promise<void>;
}

/** A store in a folder of this machine. */
export async function createFolderStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  const pathOf = (key: string): string => {
    if (!/^[0-9a-z]+(?:[/.-][0-9a-z]+)*$/.test(key)) throw new RangeError(`not a key of the file store: ${key}`);
    return join(folder, key);
  };
  return {
    incoming,
    async keep(path, key) {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await rename(path, pathOf(key));
    },
    size: async (key) => (await stat(pathOf(key))).size,
    read: (key, range) => createReadStream(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
