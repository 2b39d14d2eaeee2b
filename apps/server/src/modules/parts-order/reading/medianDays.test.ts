import { expect, test } from 'vitest';
import { medianDays } from './medianDays.ts';

test.for<[leads: [days: number, orders: number][], median: number | null]>([
  [[], null],
  [[[12, 1]], 12],
  [
    [
      [5, 1],
      [10, 1],
    ],
    7.5,
  ],
  [
    [
      [10, 1],
      [5, 1],
      [30, 1],
    ],
    10,
  ],
  [
    [
      [3, 2],
      [40, 3],
    ],
    40,
  ],
  [
    [
      [3, 3],
      [40, 3],
    ],
    21.5,
  ],
  [
    [
      [-1, 1],
      [0, 5],
      [90, 1],
    ],
    0,
  ],
])('%j: %d', ([leads, median]) => {
  expect(medianDays(leads.map(([days, orders]) => ({ days, orders })))).toBe(median);
});
