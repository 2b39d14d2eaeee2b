import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FileStore, StoredFile, UploadOptions } from '../../sources/fileStore.ts';
import { takeStored } from './takeStored.ts';
import { createUploadQueue, uploadQueueOf } from './uploadQueue.ts';

const owner = { table: 'warranty_claim', id: 'claim-1' };
const file = (name: string): File => new File(['x'], name, { type: 'image/jpeg' });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A store whose uploads end when the test says so. */
function heldStore() {
  const calls: { name: string; options: UploadOptions; done: () => void; fail: (text: string) => void }[] = [];
  const removed: string[] = [];
  const store: FileStore = {
    upload: (sent, options) =>
      new Promise<StoredFile>((resolve, reject) => {
        calls.push({
          name: sent.name,
          options,
          done: () => resolve({ id: `stored-${sent.name}`, name: sent.name, size: sent.size, type: sent.type }),
          fail: (text) => reject(new Error(text)),
        });
      }),
    list: () => Promise.resolve([]),
    remove: (stored) => {
      removed.push(stored.id);
      return Promise.resolve();
    },
    url: () => '',
  };
  return { store, calls, removed };
}

test('four files are sent at a time, in the order they were chosen', async () => {
  const { store, calls } = heldStore();
  const queue = createUploadQueue(store, owner);
  queue.add(['a', 'b', 'c', 'd', 'e', 'f'].map(file));
  expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  calls[1]!.done();
  await settled();
  expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(queue.uploads().map((upload) => upload.file.name + upload.status[0])).toEqual(['au', 'bd', 'cu', 'du', 'eu', 'fw']);
});

test('progress is told while it runs, and kept between 0 and 1', () => {
  const { store, calls } = heldStore();
  const queue = createUploadQueue(store, owner);
  const listener = vi.fn();
  queue.add([file('a')], 'vehiclePlatePhoto');
  queue.subscribe(listener);
  calls[0]!.options.onProgress?.(0.4);
  expect(queue.uploads()[0]).toMatchObject({ share: 0.4, slot: 'vehiclePlatePhoto' });
  expect(calls[0]!.options.slot).toBe('vehiclePlatePhoto');
  calls[0]!.options.onProgress?.(7);
  expect(queue.uploads()[0]!.share).toBe(1);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('ten thousand files: what is asked for little costs little', async () => {
  const store: FileStore = { ...heldStore().store, upload: (sent) => Promise.resolve({ id: sent.name, name: sent.name, size: 1, type: '' }) };
  const queue = createUploadQueue(store, owner);
  const listener = vi.fn();
  const taken = new Promise<StoredFile[]>((resolve) => void takeStored(queue, resolve));
  queue.subscribe(listener);
  queue.add(Array.from({ length: 10_000 }, (_, i) => file(`${i}`)));
  const stored = await taken;
  expect(stored.map(({ name }) => name).slice(9998)).toEqual(['9998', '9999']);
  expect(queue.uploads()).toEqual([]);
  // Once for all that are added, twice for each, once for all that are taken.
  expect(listener).toHaveBeenCalledTimes(20_002);
});

test('every attempt at a file has the same key, and no other file has it', async () => {
  const { store, calls } = heldStore();
  const queue = createUploadQueue(store, owner);
  queue.add([file('a'), file('b')]);
  createUploadQueue(store, { ...owner, id: 'claim-2' }).add([file('c')]);
  calls[0]!.fail('cut');
  await settled();
  queue.retry(queue.uploads()[0]!.id);
  const keys = calls.map(({ options }) => options.key!);
  expect(keys[3]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key.length).toBeLessThanOrEqual(64);
});

test('a failed file keeps its place and can be sent again', async () => {
  const { store, calls } = heldStore();
  const queue = createUploadQueue(store, owner);
  queue.add([file('a'), file('b')]);
  calls[0]!.options.onProgress?.(0.4);
  calls[0]!.fail('Disk full');
  await settled();
  expect(queue.uploads()[0]).toMatchObject({ status: 'failed', error: new Error('Disk full') });
  queue.retry(queue.uploads()[0]!.id);
  expect(queue.uploads()[0]).toMatchObject({ status: 'uploading', share: 0, error: undefined });
  calls[2]!.done();
  await settled();
  expect(queue.uploads().map(({ status }) => status)).toEqual(['done', 'uploading']);
});

test('only failed files can be sent again', () => {
  const { store, calls } = heldStore();
  const queue = createUploadQueue(store, owner);
  queue.add([file('a')]);
  queue.retry(queue.uploads()[0]!.id);
  expect(calls).toHaveLength(1);
});

test('cancelling stops the upload and lets the next one start', async () => {
  const { store, calls } = heldStore();
  const queue = createUploadQueue(store, owner, { limit: 1 });
  queue.add([file('a'), file('b')]);
  queue.cancel(queue.uploads()[0]!.id);
  expect(calls[0]!.options.signal?.aborted).toBe(true);
  expect(queue.uploads().map((upload) => upload.file.name)).toEqual(['b']);
  await settled();
  expect(calls.map(({ name }) => name)).toEqual(['a', 'b']);
});

test('a file that arrived although it was cancelled is removed again', async () => {
  const { store, calls, removed } = heldStore();
  const queue = createUploadQueue(store, owner);
  queue.add([file('a')]);
  queue.cancel(queue.uploads()[0]!.id);
  calls[0]!.done();
  await settled();
  expect(removed).toEqual(['stored-a']);
  expect(queue.uploads()).toEqual([]);
});

test('the queue of an owner is found again after its page was left', () => {
  const { store } = heldStore();
  const queue = uploadQueueOf(store, owner);
  queue.add([file('a')]);
  expect(uploadQueueOf(store, { ...owner })).toBe(queue);
  expect(uploadQueueOf(store, { ...owner, id: 'claim-2' }).uploads()).toEqual([]);
});

test('nothing is sent for a record that was never saved', () => {
  const { store } = heldStore();
  expect(() => createUploadQueue(store, { table: 'warranty_claim' }).add([file('a')])).toThrow('saved record');
});

test('queues of one store share the four lanes', async () => {
  const { store, calls } = heldStore();
  const first = createUploadQueue(store, owner);
  const second = createUploadQueue(store, { ...owner, id: 'claim-2' });
  first.add(['a', 'b', 'c'].map(file));
  second.add(['d', 'e'].map(file));
  expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  calls[0]!.done();
  await settled();
  expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a file is prepared before it is sent, also when it is sent again', async () => {
  const { store, calls } = heldStore();
  const queue = createUploadQueue(store, owner);
  queue.add([file('big')], '', (given) => Promise.resolve(file(`small ${given.name}`)));
  await settled();
  calls[0]!.fail('Disk full');
  await settled();
  queue.retry(queue.uploads()[0]!.id);
  await settled();
  expect(calls.map(({ name }) => name)).toEqual(['small big', 'small big']);
  expect(queue.uploads()[0]!.file.name).toBe('big');
});

test('what has arrived is taken out together, in the order it was chosen, and failed ones stay', async () => {
  const { store, calls } = heldStore();
  const queue = createUploadQueue(store, owner);
  const onStored = vi.fn();
  takeStored(queue, onStored);
  queue.add([file('a'), file('b'), file('c')]);
  calls[2]!.done();
  calls[1]!.fail('Disk full');
  await settled();
  expect(onStored).not.toHaveBeenCalled();
  calls[0]!.done();
  await settled();
  expect(onStored.mock.calls).toEqual([[[expect.objectContaining({ name: 'a' }), expect.objectContaining({ name: 'c' })]]]);
  expect(queue.uploads().map((upload) => upload.file.name + upload.status)).toEqual(['bfailed']);
});

describe('while the network is gone', () => {
  let target: EventTarget;
  beforeEach(() => {
    target = new EventTarget();
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  function lostStore() {
    const held = heldStore();
    held.store.isConnectionLost = (error) => (error as Error).message === 'offline';
    return held;
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test('an upload waits, and goes on when the network is back', async () => {
    const { store, calls } = lostStore();
    const queue = createUploadQueue(store, owner);
    queue.add([file('a')]);
    calls[0]!.options.onProgress?.(0.4);
    calls[0]!.fail('offline');
    await pass(0);
    expect(queue.uploads()[0]).toMatchObject({ status: 'paused', share: 0.4, error: undefined });
    target.dispatchEvent(new Event('online'));
    expect(calls).toHaveLength(2);
    expect(queue.uploads()[0]).toMatchObject({ status: 'uploading', share: 0.4 });
    calls[1]!.done();
    await pass(0);
    expect(queue.uploads()[0]!.status).toBe('done');
  });

  test('it is tried again after 5, 10, 20 seconds where the browser has noticed nothing', async () => {
    const { store, calls } = lostStore();
    createUploadQueue(store, owner).add([file('a')]);
    for (const [waitMs, sent] of [
      [5000, 2],
      [10_000, 3],
      [20_000, 4],
    ] as const) {
      calls.at(-1)!.fail('offline');
      await pass(waitMs - 1);
      expect(calls).toHaveLength(sent - 1);
      await pass(1);
      expect(calls).toHaveLength(sent);
    }
  });

  test('a paused upload still asks before the page is left, can be sent at once and can be cancelled', async () => {
    vi.resetModules();
    const fresh = await import('./uploadQueue.ts');
    const { store, calls } = lostStore();
    const queue = fresh.createUploadQueue(store, owner);
    const asks = (): boolean => !target.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    queue.add([file('a'), file('b')]);
    calls[0]!.fail('offline');
    calls[1]!.fail('offline');
    await pass(0);
    expect(asks()).toBe(true);
    queue.retry(queue.uploads()[0]!.id);
    expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'a']);
    queue.cancel(queue.uploads()[1]!.id);
    calls[2]!.done();
    await pass(60_000);
    expect(asks()).toBe(false);
    expect(calls).toHaveLength(3);
  });

  test('a file that was changed or removed on the device is told at once, since it will never be sent', async () => {
    const { store, calls } = lostStore();
    const queue = createUploadQueue(store, owner);
    const removed = file('a');
    removed.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) });
    queue.add([removed, file('b')]);
    calls[0]!.fail('offline');
    calls[1]!.fail('offline');
    await pass(60_000);
    expect(queue.uploads().map(({ status, error }) => [status, error?.message])).toEqual([
      ['failed', 'The file can no longer be read'],
      ['uploading', undefined],
    ]);
    expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'b']);
  });

  test('a refusal of the server is none of the network', async () => {
    const { store, calls } = lostStore();
    const queue = createUploadQueue(store, owner);
    queue.add([file('a')]);
    calls[0]!.fail('Too large');
    await pass(60_000);
    expect(queue.uploads()[0]!.status).toBe('failed');
    expect(calls).toHaveLength(1);
  });
});

test('leaving the page is asked about only while something is being sent', async () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const asks = (): boolean => !target.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  vi.resetModules();
  const fresh = await import('./uploadQueue.ts');
  const { store, calls } = heldStore();
  const queue = fresh.createUploadQueue(store, owner);
  expect(asks()).toBe(false);
  queue.add([file('a'), file('b')]);
  expect(asks()).toBe(true);
  calls[0]!.done();
  await settled();
  expect(asks()).toBe(true);
  queue.cancel(queue.uploads()[1]!.id);
  expect(asks()).toBe(false);
  vi.unstubAllGlobals();
});
