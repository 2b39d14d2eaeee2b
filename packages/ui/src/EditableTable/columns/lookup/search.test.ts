import { beforeEach, expect, test, vi } from 'vitest';
import { createSearch, type SearchState } from './search.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const option = (value: string) => ({ value, label: value });

test('asks once after 300 ms without a key', async () => {
  const ask = vi.fn(async (text: string) => [option(text)]);
  const shown: SearchState[] = [];
  const search = createSearch(ask, (state) => shown.push(state));
  search.ask('p');
  await vi.advanceTimersByTimeAsync(200);
  search.ask('pu');
  await vi.advanceTimersByTimeAsync(299);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask.mock.calls.map(([text]) => text)).toEqual(['pu']);
  expect(shown.at(-1)).toEqual({ options: [option('pu')], loading: false });
});

test('the last question wins, whatever comes in first', async () => {
  const answers = new Map<string, (options: { value: string; label: string }[]) => void>();
  const signals: AbortSignal[] = [];
  const shown: SearchState[] = [];
  const search = createSearch(
    (text, signal) => {
      signals.push(signal);
      return new Promise((resolve) => answers.set(text, resolve));
    },
    (state) => shown.push(state),
  );
  search.ask('slow', 0);
  await vi.advanceTimersByTimeAsync(0);
  search.ask('fast', 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(signals[0]!.aborted).toBe(true);
  answers.get('fast')!([option('fast')]);
  await vi.advanceTimersByTimeAsync(0);
  answers.get('slow')!([option('slow')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.at(-1)).toEqual({ options: [option('fast')], loading: false });
});

test('a failure is shown, and one that nobody waits for is not', async () => {
  const shown: SearchState[] = [];
  const search = createSearch(
    () => Promise.reject(new Error('down')),
    (state) => shown.push(state),
  );
  search.ask('a', 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.at(-1)).toEqual({ loading: false, error: new Error('down') });
  const before = shown.length;
  search.ask('b', 0);
  search.stop();
  await vi.advanceTimersByTimeAsync(10);
  expect(shown).toHaveLength(before);
});
