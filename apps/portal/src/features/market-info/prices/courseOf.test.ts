import { expect, test } from 'vitest';
import { monthsOf } from './courseOf.ts';

test('every month of the period has a bar, also those without a price', () => {
  expect(monthsOf([{ month: '2026-12', median: 5 }], '2026-11-21', '2027-02-03')).toEqual([
    { month: '2026-11', median: 0 },
    { month: '2026-12', median: 5 },
    { month: '2027-01', median: 0 },
    { month: '2027-02', median: 0 },
  ]);
});
