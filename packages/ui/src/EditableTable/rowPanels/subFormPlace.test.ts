import { expect, test, vi } from 'vitest';
import { subFormSide, withRetries } from './subFormPlace.ts';

test.each([
  [549, 900, 'below'],
  [550, 900, 'above'],
  [880, 900, 'above'],
  [0, 351, 'below'],
])('a click at %i in a window of %i px opens %s', (clickY, bodyHeight, side) => {
  expect(subFormSide(clickY, bodyHeight)).toBe(side);
});

test('what is not there yet is asked for three times more, 100 ms apart', async () => {
  vi.useFakeTimers();
  const attempt = vi.fn<() => string | undefined>(() => undefined);
  const never = withRetries(attempt);
  await vi.advanceTimersByTimeAsync(299);
  expect(attempt).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(await never).toBeUndefined();
  expect(attempt).toHaveBeenCalledTimes(4);

  const late = withRetries(vi.fn().mockReturnValueOnce(undefined).mockReturnValueOnce('row'));
  await vi.advanceTimersByTimeAsync(100);
  expect(await late).toBe('row');
  vi.useRealTimers();
});
