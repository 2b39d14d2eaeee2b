import { connectClient, createApi, createMemoryTokenStore } from '@harrow/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('refreshing empties the server, then reads everything, then the stamp', async () => {
  const source = createDictionarySource(() => 'en');
  answer(null);
  answer({ sex: [{ value: '1', text: 'Male', label: 'Male' }] });
  answer('7');
  await source.refresh();
  expect(source.known('sex')).toEqual([{ value: '1', text: 'Male', color: undefined }]);
  expect(asked()).toEqual(['/sys/dict/refleshCache', '/sys/dict/queryAllDictItems', '/sys/dict/version']);
});
