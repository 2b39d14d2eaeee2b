import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPartMissed, untilThere } from './lazyPart.ts';
import type { PartFate } from './lookForPart.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails with each of the fates, then comes. */
function partAfter(...fates: PartFate[]) {
  let attempts = 0;
  const load = vi.fn(async () => {
    if (attempts++ < fates.length) throw new TypeError('offline');
    return 'part';
  });
  return { load, lookFor: async () => fates[attempts - 1]! };
}

test('a part that does not come is asked for until it does, and whoever listens is told', async () => {
  const { load, lookFor } = partAfter('unreachable', 'unreachable');
  const missed = vi.fn();
  const stop = onPartMissed(missed);
  const part = untilThere(load, { lookFor });
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(part).resolves.toBe('part');
  expect(missed.mock.calls).toEqual([[{ isGone: false }], [{ isGone: false }]]);
  stop();
});

test('a part that the server does not have is told to be gone, and asked for once a minute', async () => {
  const { load, lookFor } = partAfter('gone');
  const missed = vi.fn();
  const part = untilThere(load, { missed, lookFor });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(missed.mock.calls).toEqual([[{ isGone: true }]]);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(part).resolves.toBe('part');
});

test('a part that the server has and that fails again and again is as good as gone', async () => {
  const { load, lookFor } = partAfter('there', 'unreachable', 'there', 'there', 'there');
  const missed = vi.fn();
  void untilThere(load, { missed, lookFor, pauses: [1] });
  await vi.advanceTimersByTimeAsync(100);
  expect(missed.mock.calls.map(([miss]) => (miss as { isGone: boolean }).isGone)).toEqual([false, false, false, false, true]);
});

test('without a network nothing is told to be gone, however long it lasts', async () => {
  const { load, lookFor } = partAfter(...Array<PartFate>(20).fill('unreachable'));
  const missed = vi.fn();
  const part = untilThere(load, { missed, lookFor, pauses: [1] });
  await vi.advanceTimersByTimeAsync(100);
  await expect(part).resolves.toBe('part');
  expect(missed).toHaveBeenCalledTimes(20);
  expect(missed).not.toHaveBeenCalledWith({ isGone: true });
});

test('what never answers is given up after two minutes', async () => {
  const missed = vi.fn();
  void untilThere(() => new Promise(() => undefined), { missed, lookFor: async () => 'unreachable' });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(missed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(missed).toHaveBeenCalledTimes(1);
});

test('what comes at once is not announced', async () => {
  const missed = vi.fn();
  const stop = onPartMissed(missed);
  await expect(untilThere(async () => 'part')).resolves.toBe('part');
  expect(missed).not.toHaveBeenCalled();
  stop();
});
