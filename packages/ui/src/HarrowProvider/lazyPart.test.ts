import { expect, test, vi } from 'vitest';
import { onPartMissed, untilThere } from './lazyPart.ts';

test('a part that does not come is asked for until it does, and whoever listens is told', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn(async () => 'part')
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockRejectedValueOnce(new TypeError('offline'));
  const missed = vi.fn();
  const stop = onPartMissed(missed);
  const part = untilThere(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(part).resolves.toBe('part');
  expect(missed).toHaveBeenCalledTimes(2);
  stop();
  vi.useRealTimers();
});

test('what comes at once is nobody told of', async () => {
  const missed = vi.fn();
  const stop = onPartMissed(missed);
  await expect(untilThere(async () => 'part')).resolves.toBe('part');
  expect(missed).not.toHaveBeenCalled();
  stop();
});
