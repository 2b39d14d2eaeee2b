import { beforeEach, expect, test, vi } from 'vitest';
import { createLabelStore } from './labelStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('asks once for all values of a frame, and tells when their names came', async () => {
  const load = vi.fn(async (values: string[]) => values.filter((value) => value !== 'x').map((value) => ({ value, label: `User ${value}` })));
  const store = createLabelStore(load);
  const told = vi.fn();
  store.subscribe(told);
  expect(['1', '2', 'x', '1'].map(store.find)).toEqual([undefined, undefined, undefined, undefined]);
  await vi.runAllTimersAsync();
  expect(load.mock.calls).toEqual([[['1', '2', 'x']]]);
  expect(told).toHaveBeenCalledTimes(1);
  expect(store.find('1')).toMatchObject({ label: 'User 1' });
  store.find('x');
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a source that fails is not asked for the same again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('down')));
  const store = createLabelStore(load);
  store.find('1');
  await vi.runAllTimersAsync();
  store.find('1');
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(1);
});

test('names that came with a search are known, and told only when they are new', () => {
  const store = createLabelStore(() => Promise.resolve([]));
  const told = vi.fn();
  store.subscribe(told);
  store.learn([{ value: 1, label: 'One' }]);
  store.learn([{ value: 1, label: 'One' }]);
  expect(store.find('1')).toMatchObject({ label: 'One' });
  expect(told).toHaveBeenCalledTimes(1);
});
