import { expect, test } from 'vitest';
import { monthAfter, onDay, weeksOf } from './monthWeeks.ts';

test.each([
  ['2026-11', 6, '2026-10-26', '2026-12-06'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2028-02', 5, '2028-01-31', '2028-03-05'],
])('%s has %i weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month);
  expect([weeks.length, weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual([count, first, last]);
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
])('%s and %i is %s', (month, count, other) => expect(monthAfter(month, count)).toBe(other));

test.each([
  ['2026-12-01', '2026-12-03', '2026-12-03', true],
  ['2026-12-01', '2026-12-03', '2026-12-04', false],
  ['2026-12-01', null, '2026-12-01', true],
  ['2026-12-01', null, '2026-12-02', false],
  // A draft whose days are not right yet.
  ['2026-12-05', '2026-12-01', '2026-12-05', true],
  [null, '2026-12-01', '2026-12-01', false],
])('%s to %s, on %s: %s', (startDate, endDate, day, isThere) => expect(onDay([{ startDate, endDate }], day).length === 1).toBe(isThere));
