import { useMemo, useSyncExternalStore } from 'react';
import type { Upload, UploadQueue } from './uploadQueue.ts';

/** Milliseconds between two looks at a queue that changes all the time, as with thousands of tiny files. */
const lookEveryMs = 50;

/** Reports a change at once, and those that follow closely together. */
function subscribeCalmly(queue: UploadQueue, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changed = false;
  function look(): void {
    changed = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (changed) look();
    }, lookEveryMs);
    listener();
  }
  const stop = queue.subscribe(() => {
    if (timer === undefined) look();
    else changed = true;
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** The uploads of a queue, for a component that shows them. */
export function useUploads(queue: UploadQueue): readonly Upload[] {
  const subscribe = useMemo(() => (listener: () => void) => subscribeCalmly(queue, listener), [queue]);
  return useSyncExternalStore(subscribe, queue.uploads, queue.uploads);
}
