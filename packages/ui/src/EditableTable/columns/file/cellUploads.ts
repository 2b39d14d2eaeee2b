import { createUploadQueue, type FileStore, takeStored, type UploadQueue } from '../../../attachments/index.ts';
import type { ValueFile } from '../../../fileValues/fileValues.ts';

/** The uploads of one table's cells. They go on while their rows are out of view. */
export interface CellUploads {
  /** The queue of a cell. `onDone` is told what has arrived once nothing is under way any more: one change of the cell, however many files. */
  queue(rowId: string, column: string, store: FileStore, onDone: (files: ValueFile[]) => void): UploadQueue;
}

export function createCellUploads(): CellUploads {
  const queues = new Map<string, UploadQueue>();

  return {
    queue(rowId, column, store, onDone) {
      const key = JSON.stringify([rowId, column]);
      const known = queues.get(key);
      if (known) return known;
      const queue = createUploadQueue(store, { table: column, id: rowId });
      queues.set(key, queue);
      takeStored(queue, (files) => onDone(files.map(({ id, name, size }) => ({ name, path: id, size }))));
      return queue;
    },
  };
}

const tables = new WeakMap<object, CellUploads>();

/** The uploads of a table, by its model. */
export function cellUploadsOf(model: object): CellUploads {
  const known = tables.get(model) ?? createCellUploads();
  tables.set(model, known);
  return known;
}
