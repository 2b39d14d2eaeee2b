import { expect, test } from 'vitest';
import { createLatest, isAbort } from './latest.ts';

test('the last call wins even when an earlier answer arrives after it', async () => {
  const latest = createLatest();
  let answerFirst = (_: string): void => {};
  const first = latest(() => new Promise<string>((resolve) => (answerFirst = resolve)));
  const second = latest(async () => 'second');
  answerFirst('first');
  await expect(second).resolves.toBe('second');
  await expect(first).rejects.toSatisfy(isAbort);
});

test('an earlier call is told to stop', async () => {
  const latest = createLatest();
  const signals: AbortSignal[] = [];
  const keep = async (signal: AbortSignal): Promise<void> => void signals.push(signal);
  await latest(keep);
  await latest(keep);
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
});
