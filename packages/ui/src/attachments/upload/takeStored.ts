import type { StoredFile } from '../../sources/fileStore.ts';
import type { UploadQueue } from './uploadQueue.ts';

/**
 * Takes files out of a queue once nothing is under way any more: one call, however many files, in the order they were
 * chosen. Failed ones stay in the queue until the user retries or drops them.
 * @returns stops it
 */
export function takeStored(queue: UploadQueue, onStored: (files: StoredFile[]) => void): () => void {
  let taking = false;
  const take = (): void => {
    // Taking one out of the queue is a change of it, too.
    if (taking || queue.isBusy()) return;
    const done = queue.uploads().flatMap(({ id, stored }) => (stored ? [{ id, stored }] : []));
    if (done.length === 0) return;
    taking = true;
    queue.cancel(...done.map(({ id }) => id));
    taking = false;
    onStored(done.map(({ stored }) => stored));
  };
  // Uploads that finished while no component was mounted.
  take();
  return queue.subscribe(take);
}
