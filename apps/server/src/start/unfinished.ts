import { appendFileSync, existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../shared/files/fileStore.ts';

/**
 * Marker in a data folder while an empty database is being filled: the keys of the files stored so far. A start that
 * fails or is killed leaves it behind, and the files named in it are unused.
 */
export interface Unfinished {
  /** Whether an earlier start left it. */
  isThere(): boolean;
  begin(): Promise<void>;
  /** A store that writes down what it keeps, before it does. */
  writingDown(files: FileStore): FileStore;
  /** Removes the files that were kept. */
  removeFiles(files: Pick<FileStore, 'remove'>): Promise<void>;
  /** All is there: what was kept stays. */
  end(): Promise<void>;
}

export function unfinishedIn(dataFolder: string): Unfinished {
  const path = join(dataFolder, 'harrow.unfinished');
  return {
    isThere: () => existsSync(path),
    begin: () => writeFile(path, ''),
    writingDown: (files) => ({
      ...files,
      async keep(from, key) {
        appendFileSync(path, `${key}\n`);
        await files.keep(from, key);
      },
    }),
    async removeFiles(files) {
      const keys = (await readFile(path, 'utf8')).split('\n').slice(0, -1);
      for (const key of keys) await files.remove(key);
    },
    end: () => rm(path, { force: true }),
  };
}
