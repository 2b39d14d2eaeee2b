import { createUploadQueue, type FileStore, type Upload, type UploadQueue } from '../../attachments/index.ts';
import type { CellFile } from './cellFiles.ts';

/** The uploads of one table's cells. They go on while their rows are out of view. */
export interface CellUploads {
  /** The queue of a cell. `onDone` is told what has arrived once nothing is under way any more: one change of the cell, however many files. */
  queue(rowId: string, column: string, store: FileStore, onDone: (files: CellFile[]) => void): UploadQueue;
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
      let taking = false;
      queue.subscribe(() => {
        // Taking one out of the queue is a change of it, too.
        if (taking) return;
        taking = true;
        takeDone(queue, onDone);
        taking = false;
      });
      return queue;
    },
  };
}

const underWay = ({ status }: Upload) => status === 'waiting' || status === 'uploading';

/** Failed ones stay in the queue until the user retries or drops them. */
function takeDone(queue: UploadQueue, onDone: (files: CellFile[]) => void) {
  const uploads = queue.uploads();
  const done = uploads.filter(({ stored }) => stored);
  if (done.length === 0 || uploads.some(underWay)) return;
  for (const { id } of done) queue.cancel(id);
  onDone(done.map(({ stored }) => ({ name: stored!.name, path: stored!.id, size: stored!.size })));
}

const tables = new WeakMap<object, CellUploads>();

/** The uploads of a table, by its model. */
export function cellUploadsOf(model: object): CellUploads {
  const known = tables.get(model) ?? createCellUploads();
  tables.set(model, known);
  return known;
}
