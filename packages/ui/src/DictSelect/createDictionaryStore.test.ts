import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDictionaryStore, type DictionaryStoreOptions } from './createDictionaryStore.ts';
import type { DictionaryItem } from '../sources/dictionarySource.ts';

const key = 'UI_CACHE_DB_DICT_DATA';
const texts = (items: readonly DictionaryItem[]) => items.map(({ text }) => text);
const later = () => new Promise((resolve) => setTimeout(resolve, 5));
let kept: Map<string, string>;
let hear: Record<string, (event: unknown) => void>;

beforeEach(() => {
  kept = new Map();
  hear = {};
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('window', { addEventListener: (name: string, listener: (event: unknown) => void) => (hear[name] = listener) });
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: (name: string, listener: (event: unknown) => void) => (hear[name] = listener),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server whose texts a test can change. */
function setUp(text = 'Male', more: Partial<DictionaryStoreOptions> = {}) {
  const server = { text, version: '1', isDown: false };
  const answer = <T>(value: T): Promise<T> => (server.isDown ? Promise.reject(new Error('down')) : Promise.resolve(value));
  const fetchItems = vi.fn((_code: string) => answer([{ value: '1', text: server.text }]));
  const fetchVersion = vi.fn(() => answer(server.version));
  const emptyServer = vi.fn(() => answer(null));
  const fetchAll = vi.fn(() => answer({ sex: [{ value: '1', text: server.text }] }));
  const start = () => createDictionaryStore({ language: () => 'en', fetchItems, fetchVersion, emptyServer, fetchAll, ...more });
  return { server, fetchItems, fetchVersion, emptyServer, fetchAll, start };
}

test('one call, however many ask', async () => {
  const { start, fetchItems } = setUp();
  const store = start();
  const [first, second] = await Promise.all([store.items('sex'), store.items('sex')]);
  expect(second).toBe(first);
  expect(fetchItems).toHaveBeenCalledTimes(1);
});

test('the next visit asks for nothing while the stamp is the same', async () => {
  const { start, fetchItems } = setUp();
  const store = start();
  await store.items('sex');
  await store.items('sex');
  await later();
  fetchItems.mockClear();
  const next = start();
  expect(texts(await next.items('sex'))).toEqual(['Male']);
  await later();
  expect(fetchItems).not.toHaveBeenCalled();
});

test('another stamp brings the new texts, and tells who shows the old', async () => {
  const { start, server } = setUp();
  const first = start();
  await first.items('sex');
  await first.items('sex');
  await later();
  Object.assign(server, { text: 'Man', version: '2' });
  const store = start();
  const told = vi.fn();
  store.subscribe(told);
  expect(texts(await store.items('sex'))).toEqual(['Male']);
  await later();
  expect(told).toHaveBeenCalled();
  expect(texts(await store.items('sex'))).toEqual(['Man']);
});

test('a page that is looked at again after a minute notices another stamp', async () => {
  vi.useFakeTimers();
  const { start, server, fetchVersion } = setUp();
  const store = start();
  await store.items('sex');
  await store.items('sex');
  await vi.advanceTimersByTimeAsync(1000);
  const told = vi.fn();
  store.subscribe(told);
  server.version = '2';
  hear['visibilitychange']!({});
  await vi.advanceTimersByTimeAsync(100);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  hear['visibilitychange']!({});
  await vi.advanceTimersByTimeAsync(100);
  expect([told.mock.calls.length, fetchVersion.mock.calls.length]).toEqual([1, 2]);
});

test('a page that hears of a change notices another stamp at once', async () => {
  const { server, start } = setUp();
  const store = start();
  await store.items('sex');
  await store.items('sex');
  await later();
  const told = vi.fn();
  store.subscribe(told);
  await store.catchUp();
  expect(told).not.toHaveBeenCalled();
  Object.assign(server, { text: 'Man', version: '2' });
  await store.catchUp();
  expect(told).toHaveBeenCalled();
  await store.items('sex');
  await later();
  expect(texts(await store.items('sex'))).toEqual(['Man']);
});

test('after a week everything is asked for again', async () => {
  vi.useFakeTimers();
  const { start, fetchItems } = setUp();
  await start().items('sex');
  await vi.advanceTimersByTimeAsync(604_800_001);
  expect(start().known('sex')).toBeUndefined();
  await start().items('sex');
  expect(fetchItems).toHaveBeenCalledTimes(2);
});

test('other tabs follow', async () => {
  const { start } = setUp();
  const store = start();
  await store.items('sex');
  const told = vi.fn();
  store.subscribe(told);
  const changed = JSON.parse(kept.get(key)!) as { value: { items: object } };
  changed.value.items = { sex: [{ value: '1', text: 'Man' }] };
  kept.set(key, JSON.stringify(changed));
  hear['storage']!({ key, newValue: kept.get(key) });
  expect(told).toHaveBeenCalledTimes(1);
  expect(texts(store.known('sex')!)).toEqual(['Man']);
  hear['storage']!({ key: 'another', newValue: 'x' });
  expect(told).toHaveBeenCalledTimes(1);
});

test('a full storage keeps no old texts, and the page works on', async () => {
  const { start, server } = setUp();
  await start().items('sex');
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  Object.assign(server, { text: 'Man', version: '2' });
  const store = start();
  await store.items('sex');
  await later();
  expect(kept.has(key)).toBe(false);
  expect(texts(await store.items('sex'))).toEqual(['Man']);
});

test('refreshing empties the server first, replaces everything and tells', async () => {
  const { start, server, emptyServer, fetchAll } = setUp();
  const store = start();
  await store.items('sex');
  const told = vi.fn();
  store.subscribe(told);
  server.text = 'Man';
  await store.refresh();
  expect(emptyServer.mock.invocationCallOrder[0]!).toBeLessThan(fetchAll.mock.invocationCallOrder[0]!);
  expect(told).toHaveBeenCalledTimes(1);
  expect(texts(store.known('sex')!)).toEqual(['Man']);
});

test('a refresh that fails keeps what is known', async () => {
  const { start, server } = setUp();
  const store = start();
  await store.items('sex');
  server.isDown = true;
  await expect(store.refresh()).rejects.toThrow('down');
  expect(texts(store.known('sex')!)).toEqual(['Male']);
});

test('a failed question may be asked again; texts of another language are not used', async () => {
  const { start, server } = setUp();
  server.isDown = true;
  const store = start();
  await expect(store.items('sex')).rejects.toThrow('down');
  server.isDown = false;
  expect(texts(await store.items('sex'))).toEqual(['Male']);
  expect(
    setUp('Мужской', { language: () => 'ru' })
      .start()
      .known('sex'),
  ).toBeUndefined();
});
