import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDictionaryStore, type DictionaryStoreOptions } from './createDictionaryStore.ts';
import type { DictionaryItem } from '../sources/dictionarySource.ts';

const key = 'UI_CACHE_DB_DICT_DATA';
const texts = (items: readonly DictionaryItem[]) => items.map(({ text }) => text);
const later = () => new Promise((resolve) => setTimeout(resolve, 5));
let kept: Map<string, string>;
let document: { visibilityState: string };
let hear: Record<string, (event: unknown) => void>;

beforeEach(() => {
  // The store looks again by itself, which must not outlive a test.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  kept = new Map();
  hear = {};
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('window', { addEventListener: (name: string, listener: (event: unknown) => void) => (hear[name] = listener) });
  document = { visibilityState: 'visible' };
  vi.stubGlobal('document', Object.assign(document, { addEventListener: (name: string, listener: (event: unknown) => void) => (hear[name] = listener) }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server whose texts a test can change; every dictionary has the same, until it gets its own. */
function setUp(text = 'Male', more: Partial<DictionaryStoreOptions> = {}) {
  const server = { text, texts: {} as Record<string, string>, isDown: false };
  const answer = <T>(value: T): Promise<T> => (server.isDown ? Promise.reject(new Error('down')) : Promise.resolve(value));
  const textOf = (code: string): string => server.texts[code] ?? server.text;
  const read = (code: string) => ({ items: [{ value: '1', text: textOf(code) }], version: code.includes(',') ? undefined : `stamp of ${textOf(code)}` });
  const dictionaries = ['sex', 'colour', 'market_group'];
  const fetchItems = vi.fn((code: string) => answer(read(code)));
  const fetchVersions = vi.fn((known: string | undefined) => {
    const versions = Object.fromEntries(dictionaries.map((code) => [code, read(code).version!]));
    const version = JSON.stringify(versions);
    return answer(known === version ? undefined : { version, dictionaries: versions });
  });
  const emptyServer = vi.fn(() => answer(null));
  const fetchAll = vi.fn(() => answer({ sex: read('sex') }));
  const start = () => createDictionaryStore({ language: () => 'en', fetchItems, fetchVersions, emptyServer, fetchAll, ...more });
  return { server, fetchItems, fetchVersions, emptyServer, fetchAll, start };
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
  server.text = 'Man';
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
  const { start, server, fetchVersions } = setUp();
  const store = start();
  await store.items('sex');
  await store.items('sex');
  await vi.advanceTimersByTimeAsync(1000);
  server.text = 'Man';
  document.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetchVersions).toHaveBeenCalledTimes(1);
  document.visibilityState = 'visible';
  hear['visibilitychange']!({});
  hear['focus']!({});
  await vi.advanceTimersByTimeAsync(100);
  expect(texts(store.known('sex')!)).toEqual(['Man']);
  expect(fetchVersions).toHaveBeenCalledTimes(2);
});

test.each(['is left open', 'is looked at again'])('a page that %s shows within a minute what others changed', async (how) => {
  vi.useFakeTimers();
  const { start, server } = setUp();
  const store = start();
  await store.items('sex');
  await vi.advanceTimersByTimeAsync(30_000);
  server.text = 'Man';
  if (how === 'is looked at again') hear['focus']!({});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(texts(store.known('sex')!)).toEqual(['Man']);
});

test('each dictionary has its own stamp: one that was not looked at after a change is read when it is', async () => {
  const { start, server, fetchItems } = setUp();
  for (const code of ['sex', 'colour', 'market_group']) await start().items(code);
  server.texts = { colour: 'Green', market_group: 'Oceania' };
  const second = start();
  await second.items('sex');
  await second.items('colour');
  await later();
  expect(texts(second.known('colour')!)).toEqual(['Green']);
  fetchItems.mockClear();
  const third = start();
  for (const code of ['sex', 'colour', 'market_group']) await third.items(code);
  await later();
  expect(texts(third.known('market_group')!)).toEqual(['Oceania']);
  expect(fetchItems.mock.calls).toEqual([['market_group']]);
});

test('an answer that is older than the stamps is asked for again', async () => {
  vi.useFakeTimers();
  const { start, server, fetchItems } = setUp();
  const store = start();
  await store.items('sex');
  server.text = 'Man';
  // From another process of the server, which has not heard of the change yet.
  fetchItems.mockResolvedValueOnce({ items: [{ value: '1', text: 'Male' }], version: 'stamp of Male' });
  await store.catchUp();
  await vi.advanceTimersByTimeAsync(100);
  expect(texts(store.known('sex')!)).toEqual(['Male']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(texts(store.known('sex')!)).toEqual(['Man']);
});

test('what has no stamp is asked for again after each comparison, and not kept in the browser', async () => {
  vi.useFakeTimers();
  const { start, server } = setUp();
  const store = start();
  store.subscribe(() => void store.items('user,name,id'));
  await store.items('user,name,id');
  expect(start().known('user,name,id')).toBeUndefined();
  server.text = 'Man';
  await vi.advanceTimersByTimeAsync(60_100);
  expect(texts(store.known('user,name,id')!)).toEqual(['Man']);
});

test('windows that keep at the same time lose nothing of each other', async () => {
  const { start, server } = setUp();
  const [one, other] = [start(), start()];
  await one.items('sex');
  await other.items('colour');
  server.texts = { market_group: 'Oceania' };
  await one.items('market_group');
  const next = start();
  expect(['sex', 'colour', 'market_group'].map((code) => texts(next.known(code) ?? []))).toEqual([['Male'], ['Male'], ['Oceania']]);
});

test('what an answer of the server tells is compared at once, and what is known already costs nothing', async () => {
  const { start, server, fetchVersions } = setUp();
  const store = start();
  await store.items('sex');
  await store.items('sex');
  await later();
  fetchVersions.mockClear();
  const known = JSON.parse(kept.get(key)!).value.versions.version as string;
  expect(await store.catchUp(known)).toBe(false);
  expect(fetchVersions).not.toHaveBeenCalled();
  server.text = 'Man';
  expect(await store.catchUp('another')).toBe(true);
  await later();
  expect(texts(store.known('sex')!)).toEqual(['Man']);
});

test('a page that hears of a change notices another stamp at once', async () => {
  const { server, start } = setUp();
  const store = start();
  await store.items('sex');
  await store.items('sex');
  await later();
  const told = vi.fn();
  store.subscribe(told);
  expect(await store.catchUp()).toBe(false);
  expect(told).not.toHaveBeenCalled();
  server.text = 'Man';
  expect(await store.catchUp()).toBe(true);
  expect(told).toHaveBeenCalled();
  await store.items('sex');
  await later();
  expect(texts(await store.items('sex'))).toEqual(['Man']);
});

test('after a week without a visit everything is asked for again', async () => {
  vi.useFakeTimers();
  document.visibilityState = 'hidden';
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
  const changed = JSON.parse(kept.get(key)!) as { value: { dictionaries: object } };
  changed.value.dictionaries = { sex: { items: [{ value: '1', text: 'Man' }], version: 'new' } };
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
  server.text = 'Man';
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
