import { connectClient, createApi, createMemoryTokenStore } from '@harrow/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDictionarySource } from './dictionarySource.ts';

const send = vi.fn<typeof fetch>();
const answer = (result: unknown) => send.mockResolvedValueOnce(Response.json({ success: true, code: 200, message: '', result, timestamp: 1 }));
const asked = () => send.mock.calls.map(([input]) => decodeURIComponent(new URL(input instanceof Request ? input.url : String(input)).pathname));

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  connectClient(createApi({ baseUrl: 'http://back.end', tokens: createMemoryTokenStore('t'), fetch: send }));
});
afterEach(() => {
  send.mockReset();
  vi.unstubAllGlobals();
});

test('items come with their colours, unknown colours without', async () => {
  answer([
    { value: 'draft', text: 'Draft', label: 'Draft', color: 'processing' },
    { value: 'odd', text: 'Odd', label: 'Odd', color: 'pink' },
  ]);
  expect(await createDictionarySource(() => 'en').items('bill_status')).toEqual([
    { value: 'draft', text: 'Draft', color: 'processing' },
    { value: 'odd', text: 'Odd', color: undefined },
  ]);
});

test('a failure can be told', async () => {
  send.mockRejectedValueOnce(new TypeError('offline'));
  await expect(createDictionarySource(() => 'en').items('sex')).rejects.toMatchObject({ failure: { kind: 'offline' } });
});

describe('stamps', () => {
  let kept: Map<string, string>;
  const stored = () => JSON.parse(kept.get('UI_CACHE_DB_DICT_DATA')!).value.dictionaries as object;
  const result = (value: unknown, headers: Record<string, string> = {}) =>
    send.mockResolvedValueOnce(Response.json({ success: true, code: 200, message: '', result: value, timestamp: 1 }, { headers }));
  const male = [{ value: '1', text: 'Male', color: undefined }];
  const item = { value: '1', text: 'Male', label: 'Male' };
  const versions = { version: '7', dictionaries: { sex: 'a' } };
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    });
  });

  test('items are kept with the stamp of their answer, and not without', async () => {
    const source = createDictionarySource(() => 'en');
    result([item], { 'X-Dictionary-Stamp': 'a' });
    await source.items('sex');
    result([item]);
    await source.items('sys_user,realname,username');
    expect(stored()).toEqual({ sex: { items: [{ value: '1', text: 'Male' }], version: 'a' } });
  });

  test('refreshing empties the server, then reads everything, then the stamps', async () => {
    const source = createDictionarySource(() => 'en');
    result(null);
    result({ sex: [item] }, { 'X-Dictionary-Version': '7' });
    result(versions);
    await source.refresh();
    expect(source.known('sex')).toEqual(male);
    expect(asked()).toEqual(['/sys/dict/refleshCache', '/sys/dict/queryAllDictItems', '/sys/dict/versions']);
    expect(stored()).toMatchObject({ sex: { version: 'a' } });
  });

  test('stamps of another moment are not given to what was read', async () => {
    const source = createDictionarySource(() => 'en');
    result(null);
    result({ sex: [item] }, { 'X-Dictionary-Version': '6' });
    result(versions);
    await source.refresh();
    expect(source.known('sex')).toEqual(male);
    expect(stored()).toEqual({});
  });

  test('a version that is known is one small question', async () => {
    const source = createDictionarySource(() => 'en');
    result(versions);
    expect(await source.catchUp()).toBe(true);
    result('7');
    expect(await source.catchUp()).toBe(false);
    expect(asked()).toEqual(['/sys/dict/versions', '/sys/dict/version']);
  });
});
