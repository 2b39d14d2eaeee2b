import { expect, test, vi } from 'vitest';
import { createRecordCache, valueOf } from './recordCache.ts';

interface Person {
  id: string;
  name: string;
}
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

test('what is wanted together is asked for once, in parts of 100', async () => {
  const load = vi.fn((values: readonly string[]) => Promise.resolve(values.map((id): Person => ({ id, name: `N${id}` }))));
  const cache = createRecordCache<Person>('id', load);
  for (let index = 0; index < 150; index += 1) cache.find(String(index));
  cache.find('1');
  await later();
  expect(load.mock.calls.map(([values]) => values.length)).toEqual([100, 50]);
  expect(cache.find('149')?.name).toBe('N149');
});

test('an unknown value is asked for once; a failed question may be asked again', async () => {
  const load = vi.fn((): Promise<readonly Person[]> => Promise.resolve([]));
  const cache = createRecordCache<Person>('id', load);
  cache.find('gone');
  await later();
  cache.find('gone');
  await later();
  expect(load).toHaveBeenCalledTimes(1);
  load.mockRejectedValueOnce(new Error('offline'));
  cache.find('x');
  await later();
  cache.find('x');
  await later();
  expect(load).toHaveBeenCalledTimes(3);
});

test('learned records are told, and not asked for', async () => {
  const load = vi.fn(() => Promise.resolve([]));
  const cache = createRecordCache<Person>('id', load);
  const told = vi.fn();
  const end = cache.subscribe(told);
  cache.learn([{ id: '1', name: 'A' }]);
  expect(cache.find('1')?.name).toBe('A');
  end();
  cache.learn([{ id: '1', name: 'B' }]);
  await later();
  expect([told.mock.calls.length, load.mock.calls.length, cache.version()]).toEqual([1, 0, 2]);
});

test('what is doubted is shown until the new answer has come', async () => {
  let name = 'Old';
  const load = vi.fn((values: readonly string[]) => Promise.resolve(values.map((id): Person => ({ id, name }))));
  const cache = createRecordCache<Person>('id', load);
  cache.find('1');
  await later();
  name = 'New';
  cache.doubt();
  expect(cache.find('1')?.name).toBe('Old');
  await later();
  expect(cache.find('1')?.name).toBe('New');
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  [{ id: 1 }, 'id', '1'],
  [{ id: null }, 'id', ''],
  [{}, 'constructor', ''],
  [null, 'id', ''],
])('%j has %s %j', (record, field, text) => expect(valueOf(record, field)).toBe(text));
