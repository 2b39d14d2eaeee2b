import type { FileOwner, FileStore, StoredFile } from './fileStore.ts';

export type UploadStatus = 'waiting' | 'uploading' | 'done' | 'failed';

/** A file on its way to the store. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly slot: string;
  readonly status: UploadStatus;
  /** Share that has been sent, 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly error?: Error;
  /** What the store made of it. */
  readonly stored?: StoredFile;
}

/**
 * Sends the files of one owner, some at a time, in the order they were chosen. It knows no component: it goes on while
 * nobody looks, and shows where it stands to whoever subscribes.
 */
export interface UploadQueue {
  /** A new array after every change. */
  uploads(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  /** Files that were checked. Throws where the owner was not saved yet. */
  add(files: readonly File[], slot?: string): void;
  /** Takes an upload away, and stops it if it runs. */
  cancel(id: number): void;
  /** Sends a failed one again. */
  retry(id: number): void;
}

export interface UploadQueueOptions {
  /** Uploads at the same time. Default 4. */
  limit?: number;
}

/** Queues with files on their way. Leaving the page would cut them short, so the browser asks first. */
const busy = new Set<object>();
const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();

function setBusy(queue: object, isBusy: boolean): void {
  if (isBusy) busy.add(queue);
  else busy.delete(queue);
  if (busy.size > 0) globalThis.addEventListener?.('beforeunload', askFirst);
  else globalThis.removeEventListener?.('beforeunload', askFirst);
}

export function createUploadQueue(store: FileStore, owner: FileOwner, { limit = 4 }: UploadQueueOptions = {}): UploadQueue {
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  function replace(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }
  function change(id: number, part: Partial<Upload>): void {
    if (uploads.some((upload) => upload.id === id)) replace(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  }

  function startNext(): void {
    while (running.size < limit) {
      const next = uploads.find((upload) => upload.status === 'waiting');
      if (!next) break;
      void send(next);
    }
    setBusy(running, running.size > 0);
  }

  async function send({ id, file, slot }: Upload): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    change(id, { status: 'uploading', share: 0, error: undefined });
    try {
      const onProgress = (share: number): void => {
        if (running.get(id) === controller) change(id, { share: Math.min(Math.max(share, 0), 1) });
      };
      const stored = await store.upload(file, { owner, slot: slot || undefined, signal: controller.signal, onProgress });
      // Cancelled too late: the store has it already, so it has to go again.
      if (controller.signal.aborted) await store.remove(stored);
      else change(id, { status: 'done', share: 1, stored });
    } catch (error) {
      if (!controller.signal.aborted) change(id, { status: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
    } finally {
      if (running.get(id) === controller) running.delete(id);
      startNext();
    }
  }

  return {
    uploads: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files, slot = '') {
      if (!owner.id) throw new Error('Files can only be added to a saved record');
      replace([...uploads, ...files.map((file): Upload => ({ id: ++lastId, file, slot, status: 'waiting', share: 0 }))]);
      startNext();
    },
    cancel(id) {
      const controller = running.get(id);
      running.delete(id);
      replace(uploads.filter((upload) => upload.id !== id));
      controller?.abort();
      startNext();
    },
    retry(id) {
      if (uploads.find((upload) => upload.id === id)?.status !== 'failed') return;
      change(id, { status: 'waiting', share: 0, error: undefined });
      startNext();
    },
  };
}

const queues = new WeakMap<FileStore, Map<string, UploadQueue>>();

/** The one queue of an owner: a page that is left and opened again finds its uploads where they are. */
export function uploadQueueOf(store: FileStore, owner: FileOwner): UploadQueue {
  const known = queues.get(store) ?? new Map<string, UploadQueue>();
  queues.set(store, known);
  const key = `${owner.table}/${owner.id ?? ''}`;
  const queue = known.get(key) ?? createUploadQueue(store, owner);
  known.set(key, queue);
  return queue;
}
