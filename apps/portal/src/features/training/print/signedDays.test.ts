import { expect, test } from 'vitest';
import { signedDays } from './signedDays.ts';

test.each([
  ['a day', '2026-12-01', '2026-12-01', [['2026-12-01', '2026-12-01']]],
  ['ten days', '2026-12-01', '2026-12-10', [['2026-12-01', '2026-12-10']]],
  [
    'eleven days',
    '2026-12-25',
    '2027-01-04',
    [
      ['2026-12-25', '2027-01-03'],
      ['2027-01-04', '2027-01-04'],
    ],
  ],
  [
    'a month',
    '2027-02-01',
    '2027-02-28',
    [
      ['2027-02-01', '2027-02-10'],
      ['2027-02-11', '2027-02-20'],
      ['2027-02-21', '2027-02-28'],
    ],
  ],
])('%s is signed for on sheets of ten days', (_what, startDate, endDate, sheets) => {
  expect(signedDays(startDate, endDate).map((days) => [days[0], days.at(-1)])).toEqual(sheets);
});
