import { connectClient, createApi, createMemoryTokenStore } from '@harrow/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDictionarySource } from './dictionarySource.ts';

const send = vi.fn<typeof fetch>();
const answer = (result: unknown) => send.mockResolvedValueOnce(Response.json({ success: true, code: 200, message: '', result, timestamp: 1 }));
const texts = (items: { text: string }[]) => items.map((item) => item.text);

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  connectClient(createApi({ baseUrl: 'http://back.end', tokens: createMemoryTokenStore('t'), fetch: send }));
});
afterEach(() => {
  send.mockReset();
  vi.unstubAllGlobals();
});

test('a dictionary is asked for once, however many components want it', async () => {
  answer([{ value: 'draft', text: 'Draft', label: 'Draft', color: 'processing' }]);
  const source = createDictionarySource(() => 'en');
  const [first, second] = await Promise.all([source.items('bill_status'), source.items('bill_status')]);
  expect(first).toEqual([{ value: 'draft', text: 'Draft', color: 'processing' }]);
  expect(second).toBe(first);
  expect(send).toHaveBeenCalledTimes(1);
});

test('the next visit answers at once and tells when a text has changed', async () => {
  answer([{ value: '1', text: 'Old', label: 'Old' }]);
  await createDictionarySource(() => 'en').items('sex');
  answer([{ value: '1', text: 'New', label: 'New' }]);
  const source = createDictionarySource(() => 'en');
  const changed = new Promise<void>((resolve) => source.subscribe(resolve));
  expect(texts(await source.items('sex'))).toEqual(['Old']);
  await changed;
  expect(texts(await source.items('sex'))).toEqual(['New']);
});

test('texts of another language are not used', async () => {
  answer([{ value: '1', text: 'Male', label: 'Male' }]);
  await createDictionarySource(() => 'en').items('sex');
  answer([{ value: '1', text: 'Мужской', label: 'Мужской' }]);
  expect(texts(await createDictionarySource(() => 'ru').items('sex'))).toEqual(['Мужской']);
});

test('a failed question may be asked again', async () => {
  send.mockRejectedValueOnce(new TypeError('offline'));
  answer([{ value: '1', text: 'Male', label: 'Male' }]);
  const source = createDictionarySource(() => 'en');
  await expect(source.items('sex')).rejects.toMatchObject({ failure: { kind: 'offline' } });
  expect(texts(await source.items('sex'))).toEqual(['Male']);
});

test('refreshing replaces everything and tells everybody', async () => {
  answer([{ value: '1', text: 'Old', label: 'Old' }]);
  const source = createDictionarySource(() => 'en');
  await source.items('sex');
  let told = 0;
  source.subscribe(() => told++);
  answer(null);
  answer({ sex: [{ value: '1', text: 'New', label: 'New' }] });
  await source.refresh();
  expect(told).toBe(1);
  answer([{ value: '1', text: 'New', label: 'New' }]);
  expect(texts(await source.items('sex'))).toEqual(['New']);
});
