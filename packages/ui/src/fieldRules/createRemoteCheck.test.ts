import { describe, expect, test, vi } from 'vitest';
import { createRemoteCheck } from './createRemoteCheck.ts';

describe('a check that a server makes', () => {
  test('is not asked about nothing, and once about the same value', async () => {
    const ask = vi.fn(() => Promise.resolve('taken'));
    const check = createRemoteCheck(ask);
    expect([await check(''), await check(null), await check('  ')]).toEqual([undefined, undefined, undefined]);
    expect(ask).not.toHaveBeenCalled();
    expect([await check('a'), await check('a')]).toEqual(['taken', 'taken']);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('answers for the last value only, however late the first answer comes', async () => {
    let answerLate!: (text: string) => void;
    const late = new Promise<string>((resolve) => (answerLate = resolve));
    const signals: AbortSignal[] = [];
    const check = createRemoteCheck((value, signal) => {
      signals.push(signal);
      return value === 'first' ? late : Promise.resolve(undefined);
    });
    const first = check('first');
    const second = check('second');
    answerLate('taken');
    expect([await first, await second]).toEqual([undefined, undefined]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test('is asked again after a failure', async () => {
    const ask = vi.fn<(value: string) => Promise<string | undefined>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('taken');
    const check = createRemoteCheck(ask);
    await expect(check('a')).rejects.toThrow('offline');
    expect(await check('a')).toBe('taken');
  });
});
