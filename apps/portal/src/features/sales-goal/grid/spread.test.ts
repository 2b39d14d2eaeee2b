import { expect, test } from 'vitest';
import { months, targetField, totalOf } from '../months.ts';
import { spreadBySeason, spreadEvenly } from './spread.ts';

const listed = (spread: ReturnType<typeof spreadEvenly>): (number | null)[] => months.map((month) => spread[targetField(month)]);
const blank = (...given: number[]): (number | null)[] => [...given, ...Array.from({ length: 12 - given.length }, () => null)];

test.each([
  [24, Array.from({ length: 12 }, () => 2)],
  [26, [3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]],
  [5, blank(1, 1, 1, 1, 1)],
  [1, blank(1)],
])('%i machines are spread evenly', (annual, expected) => {
  expect(listed(spreadEvenly(annual))).toEqual(expected);
});

test.each<[string, number, number[], (number | null)[]]>([
  ['as last year', 10, [5, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0], [5, null, null, 5, null, null, null, null, null, null, null, null]],
  ['by the largest remainders', 10, [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0], [4, 3, 3, null, null, null, null, null, null, null, null, null]],
  ['evenly without sales', 12, Array.from({ length: 12 }, () => 0), Array.from({ length: 12 }, () => 1)],
  ['with months that round to nothing left blank', 2, [8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0], blank(2)],
])('they are spread by season %s', (_how, annual, lastYear, expected) => {
  expect(listed(spreadBySeason(annual, lastYear))).toEqual(expected);
  expect(totalOf(spreadBySeason(annual, lastYear))).toBe(annual);
});
