import type { ForecastProduct, OrderForecast } from '@harrow/api-client';
import { describe, expect, test } from 'vitest';
import {
  beforeOf,
  byProductLine,
  copiedToTheRight,
  differenceOf,
  filledFromLastYear,
  type ForecastRow,
  isNewLine,
  type ModelsByCode,
  monthFields,
  newRow,
  rowTotal,
} from './forecastRow.ts';

const months = (first: number): string[] => Array.from({ length: 12 }, (_, at) => `month ${first + at}`);
const row = (id: string, quantities: readonly (number | null)[], more: Partial<ForecastRow> = {}): ForecastRow => ({
  ...newRow(id, 'T604'),
  ...Object.fromEntries(monthFields.map((field, at) => [field, quantities[at] ?? null])),
  ...more,
});
const quantities = (one: ForecastRow) => monthFields.map((field) => one[field]);
const earlier = { months: months(0), lines: [row('a', [9, 10, 20, 30])] } as unknown as Pick<OrderForecast, 'months' | 'lines'>;
const before = beforeOf(earlier, months(1))!;

describe('against the forecast before', () => {
  test.each([
    ['as said', [10], 0, undefined],
    ['a few more', [12], 0, { by: 2, isLarge: false }],
    ['far more', [14], 0, { by: 4, isLarge: true }],
    ['less', [10, 13], 1, { by: -7, isLarge: true }],
    ['left empty', [null], 0, { by: -10, isLarge: true }],
    ['a month that it does not reach', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 11, undefined],
  ])('%s', (_case, typed, at, difference) => expect(differenceOf(row('x', typed), at, before)).toEqual(difference));

  test('another configuration is a new line; without a forecast before there is none', () => {
    expect(isNewLine(row('x', []), before)).toBe(false);
    expect(isNewLine(row('x', [], { configRemark: 'cab' }), before)).toBe(true);
    expect(isNewLine(row('x', [], { fourthProductCode: ' t604 ' }), before)).toBe(false);
    expect(isNewLine(row('x', []), undefined)).toBe(false);
    expect(differenceOf(row('x', [1]), 0, undefined)).toBeUndefined();
  });
});

const model = {
  value: 'T604',
  text: 'Tractor',
  secondProductName: 'Tractors',
  lastYear: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
} as unknown as ForecastProduct;
const models: ModelsByCode = new Map([['T604', model]]);

describe('filled from last year', () => {
  const rows = [row('a', []), row('b', [0, 5]), row('c', [], { fourthProductCode: 'NONE' })];
  test('are rows that hold nothing; frozen months as the forecast before said', () => {
    const { rows: next, filled } = filledFromLastYear(rows, { chosen: [], models, frozen: 1, before });
    expect(filled).toBe(1);
    expect(quantities(next[0]!)).toEqual([10, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(next.slice(1)).toEqual(rows.slice(1));
  });
  test('or the chosen ones', () => {
    const { rows: next } = filledFromLastYear(rows, { chosen: ['b'], models, frozen: 0, before: undefined });
    expect(next[0]).toBe(rows[0]);
    expect(quantities(next[1]!)).toEqual(model.lastYear);
  });
});

test.each([
  [{ chosen: [], from: 2, frozen: 1 }, [1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]],
  [{ chosen: ['a'], from: 0, frozen: 2 }, [1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  [{ chosen: ['other'], from: 0, frozen: 0 }, [1, 2, 3, null, null, null, null, null, null, null, null, null]],
])('a month copied to the right: %o', (options, expected) => {
  expect(quantities(copiedToTheRight([row('a', [1, 2, 3])], options)[0]!)).toEqual(expected);
});

test('totals by line and by product line', () => {
  expect(rowTotal(row('a', [1, null, 3]))).toBe(4);
  expect([...byProductLine([row('a', [1, 2]), row('b', [3]), row('c', [9], { fourthProductCode: 'NONE' })], models)]).toEqual([
    ['Tractors', [4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ]);
});
