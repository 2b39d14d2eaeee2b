import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UploadOptions } from '../../sources/fileStore.ts';
import { createUploadQueue } from '../upload/uploadQueue.ts';
import { createTusStore, type TusStoreOptions, type TusUpload } from './createTusStore.ts';
import { NodeXhr } from './nodeXhr.fixture.ts';
import { createTusServer, type TusServer } from './tusServer.fixture.ts';
import type { UploadStorage } from './unfinishedUploads.ts';

// Node.js would get the part for streams; the one for browsers is what is published.
vi.mock('tus-js-client', () => createRequire(import.meta.url)('tus-js-client/lib.es5/browser/index.js') as object);

let server: TusServer;
let storage: UploadStorage;
beforeEach(async () => {
  server = await createTusServer();
  storage = memoryStorage();
  vi.stubGlobal('XMLHttpRequest', NodeXhr);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

function memoryStorage(): UploadStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const size = 200_000;
const content = Buffer.from(Array.from({ length: size }, (_, index) => index % 251));
const film = new File([content], 'плуг.mp4', { type: 'video/mp4', lastModified: 1_790_000_000_000 });
const owner = { table: 'warranty_claim', id: 'claim-1' };
const storeOf = (options: Partial<TusStoreOptions> = {}) => createTusStore({ endpoint: server.endpoint, pausesMs: [0, 0], storage, ...options });
/** Gives up at the first loss. */
const impatient = (options: Partial<TusStoreOptions> = {}) => storeOf({ pausesMs: [], ...options });
const upload = (store = storeOf(), sending = {}) => store.upload(film, { owner, ...sending });
const failureOf = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a file arrives whole, tells how far it is, and leaves nothing behind', async () => {
  const shares: number[] = [];
  const stored = await upload(storeOf({ metadata: (_file, { owner: { table, id = '' }, slot = '' }) => ({ table, id, slot }) }), {
    slot: 'video',
    onProgress: (share: number) => shares.push(share),
  });
  expect(stored).toEqual({ id: `${server.endpoint}1`, name: 'плуг.mp4', size, type: 'video/mp4' });
  const kept = server.uploads.get('/files/1')!;
  expect(kept.bytes.equals(content)).toBe(true);
  const told = Object.fromEntries(kept.metadata.split(',').map((pair) => pair.split(' ') as [string, string]));
  const read = (name: string): string => Buffer.from(told[name]!, 'base64').toString();
  expect(Object.keys(told).map(read)).toEqual(['плуг.mp4', 'video/mp4', 'warranty_claim', 'claim-1', 'video']);
  expect(shares.length).toBeGreaterThan(3);
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
  expect(shares.at(-1)).toBe(1);
  expect(storage.length).toBe(0);
});

test('a connection cut in the middle: it goes on where the server stands', async () => {
  server.cutAfter(70_000);
  const { id } = await upload();
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 70000']);
  expect(server.uploads.get(new URL(id).pathname)!.bytes.equals(content)).toBe(true);
});

test('where the connection stays away, the queue is told to wait, and the next attempt goes on', async () => {
  server.cutAfter(70_000);
  const store = impatient();
  const failure = await failureOf(upload(store));
  expect([store.isConnectionLost!(failure), store.isConnectionLost!(new Error('other'))]).toEqual([true, false]);
  await upload(store);
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 70000']);
});

test('a queue waits for the network, and goes on when it is back', async () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  server.cutAfter(70_000);
  const queue = createUploadQueue(impatient(), owner);
  const becomes = (status: string): Promise<void> =>
    new Promise((resolve) => {
      const stop = queue.subscribe(() => {
        if (queue.uploads()[0]?.status !== status) return;
        stop();
        resolve();
      });
    });
  const paused = becomes('paused');
  queue.add([film]);
  await paused;
  const done = becomes('done');
  target.dispatchEvent(new Event('online'));
  await done;
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 70000']);
});

test('the page was loaded anew and the same file chosen again: it goes on', async () => {
  server.cutAfter(70_000);
  await failureOf(upload(impatient()));
  expect(storage.length).toBe(1);
  await upload(storeOf());
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 70000']);
  expect(storage.length).toBe(0);
});

test.each<[string, Partial<UploadOptions>, File]>([
  ['another record', { owner: { ...owner, id: 'claim-2' } }, film],
  ['another slot', { slot: 'video' }, film],
  ['a file that was changed', {}, new File([content], film.name, { type: film.type, lastModified: film.lastModified + 1 })],
])('what was begun is not for %s', async (_name, sending, file) => {
  server.cutAfter(70_000);
  await failureOf(upload(impatient()));
  await storeOf().upload(file, { owner, ...sending });
  expect(server.asked.slice(2)).toEqual(['POST', 'PATCH 0']);
});

test('the same file twice at a time is two uploads, of which one goes on', async () => {
  server.cutAfter(70_000);
  const store = impatient();
  await failureOf(upload(store));
  const both = await Promise.all([upload(store), upload(store)]);
  expect(new Set(both.map(({ id }) => id)).size).toBe(2);
  expect(server.asked.filter((asked) => asked === 'POST')).toHaveLength(2);
});

test('what the server has forgotten is begun anew', async () => {
  server.cutAfter(70_000);
  await failureOf(upload(impatient()));
  server.uploads.delete('/files/1');
  await upload();
  expect(server.asked.slice(2)).toEqual(['HEAD', 'POST', 'PATCH 0']);
});

test.each([404, 410])('what the server forgets while it is sent (%i) is begun anew', async (status) => {
  server.refuse = ({ headers: { 'upload-offset': offset } }) => {
    const forgets = offset !== undefined && offset !== '0' && server.uploads.delete('/files/1');
    return forgets ? { status } : undefined;
  };
  await upload(storeOf({ chunkMb: 0.125 }));
  expect(server.uploads.get('/files/2')!.bytes.equals(content)).toBe(true);
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'PATCH 131072', 'HEAD', 'POST', 'PATCH 0', 'PATCH 131072']);
});

test('after seven days nothing is asked for, and what was kept is removed', async () => {
  const now = vi.spyOn(Date, 'now');
  now.mockReturnValue(0);
  server.cutAfter(70_000);
  await failureOf(upload(impatient()));
  now.mockReturnValue(7 * 24 * 60 * 60 * 1000);
  await storeOf().upload(new File(['x'], 'other.pdf', { lastModified: 0 }), { owner });
  expect(storage.length).toBe(0);
  now.mockRestore();
});

test('an address of seven days ago is not gone on with', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  server.cutAfter(70_000);
  await failureOf(upload(impatient()));
  now.mockReturnValue(7 * 24 * 60 * 60 * 1000);
  await upload(storeOf());
  now.mockRestore();
  expect(server.asked.slice(2)).toEqual(['POST', 'PATCH 0']);
});

test.each(['nonsense', '7', 'null', '{"url":7,"since":9e15}', '{"url":"/files/1"}'])('%s in the storage is no address', async (text) => {
  server.cutAfter(70_000);
  await failureOf(upload(impatient()));
  storage.setItem(storage.key(0)!, text);
  await upload(storeOf());
  expect(server.asked.slice(2)).toEqual(['POST', 'PATCH 0']);
});

test('what is no address is removed from the storage, and keeps no other from it', async () => {
  storage.setItem('harrow.tus.other', 'nonsense');
  storage.setItem('of the application', 'stays');
  server.cutAfter(70_000);
  await failureOf(upload(impatient()));
  await upload(storeOf());
  expect(server.asked.slice(2)).toEqual(['HEAD', 'PATCH 70000']);
  expect([storage.length, storage.getItem('of the application')]).toEqual([1, 'stays']);
});

test('while the browser says that it is offline, nothing is tried', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  server.cutAfter(70_000);
  const store = storeOf();
  expect(store.isConnectionLost!(await failureOf(upload(store)))).toBe(true);
  expect(server.asked).toEqual(['POST', 'PATCH 0']);
});

test('a storage that refuses costs the memory only', async () => {
  const refused = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  server.cutAfter(70_000);
  await upload(storeOf({ storage: { getItem: refused, setItem: refused, removeItem: refused, key: refused, length: 0 } }));
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 70000']);
});

test.each<[number, string, Partial<TusStoreOptions>, string]>([
  [413, '{"message":"Too large"}', {}, 'Too large'],
  [400, 'ERR_INVALID: no', {}, ''],
  [400, 'ERR_INVALID: no', { toReason: (status: number, body: string) => `${status} ${body}` }, '400 ERR_INVALID: no'],
  [400, '{"message":7}', {}, ''],
  [500, 'null', {}, ''],
])('a refusal %i %j is told as %j', async (status, body, options, message) => {
  server.refuse = () => ({ status, body });
  const store = storeOf(options);
  const failure = await failureOf(upload(store));
  expect(failure).toBeInstanceOf(Error);
  expect((failure as Error).message).toBe(message);
  expect(store.isConnectionLost!(failure)).toBe(false);
  // What the server does not want is not sent again; what it could not do is.
  expect(server.asked).toHaveLength(status === 500 ? 3 : 1);
});

test('a server that is restarted keeps what has arrived', async () => {
  server.cutAfter(70_000);
  let left = 1;
  server.refuse = ({ method }) => (method === 'HEAD' && left-- > 0 ? { status: 503 } : undefined);
  await upload();
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'HEAD', 'HEAD', 'PATCH 70000']);
});

test('one that stays away is waited for like a lost connection', async () => {
  server.refuse = () => ({ status: 502 });
  const store = storeOf();
  expect(store.isConnectionLost!(await failureOf(upload(store)))).toBe(true);
});

test('a token that has run out is renewed, once', async () => {
  let token = 'old';
  const headers = vi.fn((refused: boolean) => {
    if (refused) token = 'new';
    return Promise.resolve({ 'X-Access-Token': token });
  });
  server.cutAfter(70_000);
  // It runs out in the middle.
  server.refuse = ({ method, headers: { 'x-access-token': sent } }) => (method === 'HEAD' && sent === 'old' ? { status: 401, body: '{}' } : undefined);
  await upload(storeOf({ headers }));
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'HEAD', 'HEAD', 'PATCH 70000']);
  expect(headers.mock.calls.map(([refused]) => refused)).toEqual([false, false, false, true, false]);
});

test('a user who is signed out is told so', async () => {
  server.refuse = () => ({ status: 401, body: '{"message":"Please sign in"}' });
  await expect(upload(storeOf({ headers: () => ({}) }))).rejects.toThrow('Please sign in');
  expect(server.asked).toHaveLength(2);
  await expect(upload(storeOf({ headers: { 'X-Access-Token': 'fixed' } }))).rejects.toThrow('Please sign in');
  expect(server.asked).toHaveLength(3);
});

test('headers that cannot be had fail the upload with their reason', async () => {
  await expect(upload(storeOf({ headers: () => Promise.reject(new Error('The session has ended')) }))).rejects.toThrow(/^The session has ended$/);
  expect(server.asked).toEqual([]);
});

test('headers go to no other site', async () => {
  const other = await createTusServer();
  other.uploads.set('/files/1', { length: size, bytes: Buffer.alloc(0), metadata: '' });
  server.locate = () => `${other.endpoint}1`;
  await upload(storeOf({ headers: { 'X-Access-Token': 'secret' } }));
  expect([server, other].map(({ headers }) => headers.map((sent) => sent['x-access-token']))).toEqual([['secret'], [undefined]]);
  await other.close();
});

test('given up, it is removed from the server and not gone on with', async () => {
  const controller = new AbortController();
  const sent = upload(storeOf(), { signal: controller.signal, onProgress: (share: number) => share > 0.1 && controller.abort() });
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(server.uploads.size).toBe(0));
  expect(server.asked.at(-1)).toBe('DELETE');
  expect(storage.length).toBe(0);
  await expect(upload(storeOf(), { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
});

test('what the application makes of an upload is asked for again where that failed, and nothing is sent twice', async () => {
  let left = 1;
  const toStored = vi.fn(({ file, url, body, header }: TusUpload) => {
    if (left-- > 0) throw new Error('Database is away');
    return { id: 'attachment-7', name: file.name, size: file.size, type: `${new URL(url).pathname} ${body} ${header('tus-resumable')} ${header('none')}` };
  });
  const store = storeOf({ toStored });
  await expect(upload(store)).rejects.toThrow('Database is away');
  await expect(upload(store)).resolves.toMatchObject({ id: 'attachment-7', type: '/files/1  1.0.0 undefined' });
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'HEAD']);
  await store.remove({ id: 'attachment-7', name: '', size: 0, type: '' });
  expect(server.asked).toHaveLength(3);
});

test('a stored file can be removed, also one that is gone', async () => {
  const store = storeOf();
  const stored = await upload(store);
  expect(store.url(stored)).toBe(stored.id);
  await store.remove(stored);
  expect(server.uploads.size).toBe(0);
  await store.remove(stored);
  server.refuse = () => ({ status: 409, body: '{"message":"In use"}' });
  await expect(store.remove(stored)).rejects.toThrow('In use');
});

test('a large file goes in pieces where a proxy wants it', async () => {
  await upload(storeOf({ chunkMb: 0.0625 }));
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'PATCH 65536', 'PATCH 131072', 'PATCH 196608']);
});
