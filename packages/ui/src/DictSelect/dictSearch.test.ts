import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDictSearch, type DictSearchState } from './dictSearch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const all = Array.from({ length: 25 }, (_, index) => ({ value: String(index), text: `Item ${index}` }));

function setUp(delay: (keyword: string) => number = () => 10) {
  const states: DictSearchState[] = [];
  const fetchPage = vi.fn(async ({ keyword, page, pageSize }: { keyword: string; page: number; pageSize: number }, _signal: AbortSignal) => {
    await new Promise((resolve) => setTimeout(resolve, delay(keyword)));
    if (keyword === 'down') throw new Error('down');
    return all.filter(({ text }) => text.includes(keyword)).slice((page - 1) * pageSize, page * pageSize);
  });
  const search = createDictSearch({ pageSize: 10, waitMs: 800, fetchPage, show: (state) => states.push(state) });
  const last = () => states.at(-1)!;
  return { search, fetchPage, last };
}

test('keys in a row are one question, 800 ms after the last', async () => {
  const { search, fetchPage } = setUp();
  search.ask('I');
  await vi.advanceTimersByTimeAsync(700);
  search.ask('It');
  await vi.advanceTimersByTimeAsync(799);
  expect(fetchPage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchPage.mock.calls.map(([{ keyword }]) => keyword)).toEqual(['It']);
});

test('the last question wins, however late the first is answered', async () => {
  const { search, last, fetchPage } = setUp((keyword) => (keyword === '1' ? 900 : 10));
  search.ask('1', 0);
  await vi.advanceTimersByTimeAsync(1);
  search.ask('24', 0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(last().items?.map(({ value }) => value)).toEqual(['24']);
  expect(fetchPage.mock.calls[0]![1].aborted).toBe(true);
});

test('pages are added until one is not full; no value twice', async () => {
  const { search, last, fetchPage } = setUp();
  search.ask('', 0);
  await vi.advanceTimersByTimeAsync(20);
  search.more();
  search.more();
  await vi.advanceTimersByTimeAsync(20);
  search.more();
  await vi.advanceTimersByTimeAsync(20);
  search.more();
  await vi.advanceTimersByTimeAsync(20);
  expect(fetchPage).toHaveBeenCalledTimes(3);
  expect(last()).toMatchObject({ items: { length: 25 }, hasMore: false, loading: false });
});

test('a failure is told and can be followed by another question', async () => {
  const { search, last } = setUp();
  search.ask('down', 0);
  await vi.advanceTimersByTimeAsync(20);
  expect(last().error?.message).toBe('down');
  search.ask('Item 3', 0);
  await vi.advanceTimersByTimeAsync(20);
  expect([last().error, last().items?.map(({ value }) => value)]).toEqual([undefined, ['3']]);
});
