import { describe, expect, it } from 'vitest';
import { compare, type Figure, leastRounds, type Reading } from './verdict.ts';

const figure: Figure = { name: 'save', unit: 'ms', better: 'less', kind: 'CPU' };
const steady = (value: number): number[] => Array.from({ length: 8 }, () => value);
const verdictOf = (reading: Partial<Reading>) => compare([{ ...figure, now: steady(100), before: steady(100), ...reading }])[0]!;

describe('compare', () => {
  it('calls a figure alike that has not changed', () => {
    expect(verdictOf({})).toMatchObject({ now: 100, before: 100, ratio: 1, spread: 0, verdict: 'alike' });
  });

  it('calls a time worse that is longer by more than the spread, and better the other way round', () => {
    expect(verdictOf({ now: steady(110) })).toMatchObject({ ratio: 1.1, verdict: 'worse' });
    expect(verdictOf({ before: steady(110) })).toMatchObject({ verdict: 'better' });
  });

  it('reads a throughput the other way round', () => {
    const lower = verdictOf({ better: 'more', now: steady(90) });
    expect(lower.ratio).toBeCloseTo(0.9);
    expect(lower.verdict).toBe('worse');
    expect(verdictOf({ better: 'more', now: steady(110) }).verdict).toBe('better');
  });

  it('compares within a round, so that a machine that slows down for all does not count', () => {
    const load = [1, 1, 3, 2, 5, 1, 4, 2];
    expect(verdictOf({ now: load.map((busy) => busy * 112), before: load.map((busy) => busy * 100) })).toMatchObject({ ratio: 1.12, verdict: 'worse' });
  });

  it('leaves a difference alone that is within the spread', () => {
    const noisy = verdictOf({ now: [80, 130, 90, 150, 70, 140, 100, 125] });
    expect(noisy.ratio).toBeGreaterThan(1.1);
    expect(noisy.spread).toBeGreaterThan(noisy.ratio - 1);
    expect(noisy.verdict).toBe('alike');
  });

  it('is not misled by one round that met a busy moment', () => {
    expect(verdictOf({ now: [100, 101, 99, 900, 100, 101, 99, 100] }).verdict).toBe('alike');
    expect(verdictOf({ now: [120, 121, 119, 900, 120, 121, 119, 120] }).verdict).toBe('worse');
  });

  it('takes less than 3 % for no difference, also without any spread', () => {
    expect(verdictOf({ now: steady(102.9) }).verdict).toBe('alike');
    expect(verdictOf({ now: steady(103.1) }).verdict).toBe('worse');
  });

  it('understands a figure that is nothing', () => {
    expect(verdictOf({ now: steady(0), before: steady(0) })).toMatchObject({ ratio: 1, verdict: 'alike' });
    expect(verdictOf({ now: steady(5), before: steady(0) }).verdict).toBe('worse');
    expect(verdictOf({ now: steady(0), before: steady(5) }).verdict).toBe('better');
  });

  it('gives no verdict of too few rounds, or of rounds that do not belong together', () => {
    const few = steady(100).slice(0, leastRounds - 1);
    expect(() => verdictOf({ now: few, before: few })).toThrow('save: 5 and 5 rounds');
    expect(() => verdictOf({ before: steady(100).slice(1) })).toThrow('save: 8 and 7 rounds');
  });

  it('finds a state worse than its own copy in fewer than 1 of 50 comparisons of 12 rounds', () => {
    // Repeatable noise of 5 %, with every tenth round disturbed.
    let state = 1;
    const random = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 4_294_967_296;
    };
    const round = (): number => 100 * (1 + (random() + random() + random() - 1.5) * 0.1) * (random() < 0.1 ? 1.5 : 1);
    const copies = Array.from({ length: 1000 }, () => ({ ...figure, now: Array.from({ length: 12 }, round), before: Array.from({ length: 12 }, round) }));
    expect(compare(copies).filter(({ verdict }) => verdict === 'worse').length).toBeLessThan(20);
    const slower = copies.map((copy) => ({ ...copy, now: copy.now.map((value) => value * 1.3) }));
    expect(compare(slower).filter(({ verdict }) => verdict === 'worse').length).toBeGreaterThan(800);
  });
});
