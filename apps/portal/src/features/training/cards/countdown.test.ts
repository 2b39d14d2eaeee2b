import { expect, test } from 'vitest';
import { daysLeft, toneOf } from './countdown.ts';

// 14:00 in Shanghai.
const now = Date.parse('2026-11-10T06:00:00Z');

test.each([
  ['2026-11-20 18:00:00', 10, 'success'],
  ['2026-11-13 14:00:00', 3, 'warning'],
  ['2026-11-11 14:00:00', 1, 'warning'],
  ['2026-11-11 13:59:59', 0, 'error'],
  ['2026-11-10 14:00:00', 0, 'error'],
  ['2026-11-10 13:59:59', -1, 'default'],
] as const)('until %s there are %i days', (deadline, days, tone) => {
  expect(daysLeft(deadline, now)).toBe(days);
  expect(toneOf(days)).toBe(tone);
});
