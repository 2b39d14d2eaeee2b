import type { FileOwner, FileStore, StoredFile } from '../../sources/fileStore.ts';
import { createObservable } from '../../observable/observable.ts';
import { unreadableReason } from './unreadableFile.ts';

/** `paused`: the network is gone; it goes on by itself. */
export type UploadStatus = 'waiting' | 'uploading' | 'paused' | 'done' | 'failed';

/** A file on its way to the store. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly slot: string;
  readonly status: UploadStatus;
  /** Share that has been sent, 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly error?: Error | undefined;
  /** The stored file. */
  readonly stored?: StoredFile;
}

/**
 * Sends the files of one owner, some at a time, in the order they were chosen. It knows no component: it goes on while
 * no component is mounted, and reports progress to its subscribers. While the network is down it waits, and then goes on.
 */
export interface UploadQueue {
  /** A new array after every change. Made when it is asked for: with thousands of files listeners that need not look should not. */
  uploads(): readonly Upload[];
  /** Whether any upload is still to come. */
  isBusy(): boolean;
  subscribe(listener: () => void): () => void;
  /**
   * Files that were checked. Throws where the owner was not saved yet.
   * @param prepare makes of each file what is sent, e.g. a smaller picture
   */
  add(files: readonly File[], slot?: string, prepare?: (file: File) => Promise<File>): void;
  /** Takes uploads away, and stops those that run. However many, it is one change. */
  cancel(...ids: number[]): void;
  /** Sends a failed or paused one now. */
  retry(id: number): void;
}

export interface UploadQueueOptions {
  /** Uploads at the same time. Default 4, which is also the most for all queues of a store together. */
  limit?: number;
}

const mostAtOnce = 4;
/** Delay before a retry while the browser claims to be online, ms: doubled each time. */
const firstRetryMs = 5000;
const longestRetryMs = 60_000;

/** Whether an upload is still to come. */
export const isUnderWay = ({ status }: Pick<Upload, 'status'>): boolean => status !== 'done' && status !== 'failed';

/** Outside of browsers nothing says so. */
export const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;

/** Queues with files on their way. Leaving the page would cut them short, so the browser asks first. */
const busy = new Set<object>();
const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();

function setBusy(queue: object, isBusy: boolean): void {
  if (isBusy) busy.add(queue);
  else busy.delete(queue);
  if (busy.size > 0) globalThis.addEventListener?.('beforeunload', askFirst);
  else globalThis.removeEventListener?.('beforeunload', askFirst);
}

/** Shared state of all queues of a store: number of running uploads, and the queue of waiting ones. */
interface Lanes {
  running: number;
  waiting: Set<() => void>;
}
const lanesOfStores = new WeakMap<FileStore, Lanes>();

function lanesOf(store: FileStore): Lanes {
  const lanes = lanesOfStores.get(store) ?? { running: 0, waiting: new Set() };
  lanesOfStores.set(store, lanes);
  return lanes;
}

export function createUploadQueue(store: FileStore, owner: FileOwner, { limit = mostAtOnce }: UploadQueueOptions = {}): UploadQueue {
  const uploads = new Map<number, Upload>();
  /** Those that wait, in the order in which they go. */
  const waiting = new Set<number>();
  let underWay = 0;
  let listed: readonly Upload[] | undefined = [];
  let lastId = 0;
  const queueKey = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  let retryMs = firstRetryMs;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const lanes = lanesOf(store);
  const running = new Map<number, AbortController>();
  const preparations = new Map<number, (file: File) => Promise<File>>();
  const { subscribe, notify } = createObservable();

  function put(upload: Upload): void {
    const before = uploads.get(upload.id);
    underWay += Number(isUnderWay(upload)) - Number(before !== undefined && isUnderWay(before));
    if (upload.status === 'waiting') waiting.add(upload.id);
    else waiting.delete(upload.id);
    uploads.set(upload.id, upload);
  }
  function tell(): void {
    listed = undefined;
    notify();
  }
  function change(id: number, part: Partial<Upload>): void {
    const upload = uploads.get(id);
    if (!upload) return;
    put({ ...upload, ...part });
    tell();
  }

  function startNext(): void {
    lanes.waiting.delete(startNext);
    while (running.size < limit) {
      const [next] = waiting;
      if (next === undefined) break;
      if (lanes.running >= mostAtOnce) {
        lanes.waiting.add(startNext);
        break;
      }
      void send(uploads.get(next)!);
    }
    setBusy(running, underWay > 0);
  }

  /** Frees the lane of an upload, once. */
  function leave(id: number, controller: AbortController): void {
    if (running.get(id) !== controller) return;
    running.delete(id);
    lanes.running -= 1;
  }

  async function send({ id, file, slot }: Upload): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    lanes.running += 1;
    // What was sent before the network was gone stays in sight until the store says where it stands.
    change(id, { status: 'uploading', error: undefined });
    try {
      const onProgress = (share: number): void => {
        if (running.get(id) === controller) change(id, { share: Math.min(Math.max(share, 0), 1) });
      };
      const prepare = preparations.get(id);
      const sent = prepare ? await prepare(file) : file;
      signal.throwIfAborted();
      const stored = await store.upload(sent, { owner, slot: slot || undefined, signal, onProgress, key: `${queueKey}-${id}` });
      // Cancelled too late: the store has it already, so it has to go again.
      if (signal.aborted) await store.remove(stored);
      else {
        retryMs = firstRetryMs;
        change(id, { status: 'done', share: 1, stored });
      }
    } catch (error) {
      if (!signal.aborted) fail(id, file, error instanceof Error ? error : new Error(String(error)));
    } finally {
      leave(id, controller);
      startNext();
      // A copy: who finds no lane waits again.
      Array.from(lanes.waiting).forEach((start) => start());
    }
  }

  function fail(id: number, file: File, error: Error): void {
    const lost = isOffline() || store.isConnectionLost?.(error);
    change(id, lost ? { status: 'paused' } : { status: 'failed', error });
    if (!lost) return;
    waitForNetwork();
    void unreadableReason(file).then((reason) => {
      if (!reason || uploads.get(id)?.status !== 'paused') return;
      change(id, { status: 'failed', error: reason });
      startNext();
    });
  }

  function waitForNetwork(): void {
    globalThis.addEventListener?.('online', resume);
    if (retryTimer !== undefined) return;
    retryTimer = setTimeout(resume, retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }

  function resume(): void {
    globalThis.removeEventListener?.('online', resume);
    clearTimeout(retryTimer);
    retryTimer = undefined;
    const paused = [...uploads.values()].filter(({ status }) => status === 'paused');
    if (paused.length === 0) return;
    for (const upload of paused) put({ ...upload, status: 'waiting' });
    tell();
    startNext();
  }

  return {
    uploads: () => (listed ??= [...uploads.values()]),
    isBusy: () => underWay > 0,
    subscribe,
    add(files, slot = '', prepare) {
      if (!owner.id) throw new Error('Files can only be added to a saved record');
      const added = files.map((file): Upload => ({ id: ++lastId, file, slot, status: 'waiting', share: 0 }));
      if (prepare) for (const { id } of added) preparations.set(id, prepare);
      for (const upload of added) put(upload);
      tell();
      startNext();
    },
    cancel(...ids) {
      const stopped: AbortController[] = [];
      for (const id of ids) {
        const controller = running.get(id);
        if (controller) {
          leave(id, controller);
          stopped.push(controller);
        }
        const upload = uploads.get(id);
        if (upload && isUnderWay(upload)) underWay -= 1;
        uploads.delete(id);
        waiting.delete(id);
        preparations.delete(id);
      }
      tell();
      for (const controller of stopped) controller.abort();
      startNext();
    },
    retry(id) {
      const upload = uploads.get(id);
      if (upload?.status !== 'failed' && upload?.status !== 'paused') return;
      change(id, { status: 'waiting', error: undefined, ...(upload.status === 'failed' && { share: 0 }) });
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
