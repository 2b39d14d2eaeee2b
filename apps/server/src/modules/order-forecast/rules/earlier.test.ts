import { describe, expect, test } from 'vitest';
import { emptyLine, monthFields, type OrderForecastLine } from '../tables.ts';
import { changedFrozen, type Earlier, frozenCount, keyOf, missingFrozen, quantitiesOf, saidOf, shifted, withinLeadTime } from './earlier.ts';

const line = (fourthProductCode: string, quantities: readonly number[], configRemark: string | null = null): OrderForecastLine => ({
  ...emptyLine,
  fourthProductCode,
  configRemark,
  ...Object.fromEntries(monthFields.map((field, at) => [field, quantities[at] ?? 0])),
});
const upTo12 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const earlierAt = (base: Earlier['base'], ...lines: readonly OrderForecastLine[]): Earlier => ({
  id: 'earlier',
  base,
  lines: new Map(lines.map((one) => [keyOf(one), one])),
});
const november = { year: 2026, month: 11 };
const december = { year: 2026, month: 12 };
const earlier = earlierAt(november, line('A', upTo12));

describe('what the forecast before said', () => {
  test.each([
    ['a month ago', december, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, null]],
    ['across the year', { year: 2027, month: 1 }, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, null, null]],
    ['eleven months ago', { year: 2027, month: 10 }, [12, ...Array.from({ length: 11 }, () => null)]],
    ['a year ago: nothing', { year: 2027, month: 11 }, Array.from({ length: 12 }, () => null)],
    ['thirteen months ago: nothing', { year: 2027, month: 12 }, Array.from({ length: 12 }, () => null)],
  ])('%s', (_case, base, said) => {
    expect(saidOf(earlier, base, keyOf({ fourthProductCode: 'A', configRemark: null }))).toEqual(said);
  });

  test('is 0 of a model that it does not name, and nothing without a forecast', () => {
    expect(saidOf(earlier, december, 'B\n').slice(0, 3)).toEqual([0, 0, 0]);
    expect(saidOf(null, december, 'A\n').every((one) => one === null)).toBe(true);
  });
});

test.each([
  [earlier, december, 1, 1],
  [earlier, december, 6, 6],
  [earlier, december, 0, 0],
  [null, december, 6, 0],
  [earlier, { year: 2027, month: 9 }, 6, 2],
  [earlier, { year: 2027, month: 11 }, 6, 0],
  [earlier, { year: 2028, month: 1 }, 6, 0],
])('months that are frozen: %#', (before, base, frozenMonths, count) => {
  expect(frozenCount(before, base, frozenMonths)).toBe(count);
});

describe('frozen months', () => {
  const changed = (lines: readonly OrderForecastLine[], frozenMonths = 1) =>
    changedFrozen(lines, { earlier, base: december, frozenMonths }).map(({ field, line: at, code, params }) => [field, at, code, params?.m]);
  test.each<[string, OrderForecastLine[], number, unknown[]]>([
    ['as said', [line('A', [2, 99])], 1, []],
    ['another quantity', [line('A', [3])], 1, [['m1_target', 'lines[0]', 'E-402', '2026-12']]],
    [
      'two of three',
      [line('A', [2, 4, 0])],
      3,
      [
        ['m2_target', 'lines[0]', 'E-402', '2027-01'],
        ['m3_target', 'lines[0]', 'E-402', '2027-02'],
      ],
    ],
    ['a new model', [line('A', [2]), line('B', [1])], 1, [['m1_target', 'lines[1]', 'E-402', '2026-12']]],
    ['another configuration is another line', [line('A', [2], 'cab')], 1, [['m1_target', 'lines[0]', 'E-402', '2026-12']]],
    ['a new model without any', [line('B', [0, 5])], 1, []],
  ])('%s', (_case, lines, frozenMonths, expected) => {
    expect(changed(lines, frozenMonths)).toEqual(expected);
  });

  const missing = (lines: readonly OrderForecastLine[], nameOf: (code: string) => string | null = (code) => `Model ${code}`) =>
    missingFrozen(
      lines,
      { earlier: earlierAt(november, line('A', upTo12), line('B', [5, 0, 7]), line('C', upTo12, 'cab')), base: december, frozenMonths: 1 },
      nameOf,
    );
  test('whose line is missing are named with their quantity', () => {
    expect(missing([line('A', [2])])).toEqual([
      { field: 'lines', code: 'E-402', textKey: 'orderForecast.missing', params: { product: 'Model C · cab', m: '2026-12', n: 2 } },
    ]);
    expect(missing([line('A', [2]), line('C', [2], 'cab')])).toEqual([]);
  });
  test('of a model that may no longer be sold are not missed', () => {
    expect(missing([], (code) => (code === 'A' ? 'Model A' : null))).toHaveLength(1);
  });
});

test.each([
  [1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0]],
  [3, [4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 0, 0]],
  [11, [12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [12, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
])('a copy %i months later', (months, quantities) => {
  expect(quantitiesOf(shifted(line('A', upTo12), months))).toEqual(quantities);
});

describe('lead times', () => {
  const models = new Map([
    ['A', { name: 'Alpha', leadDays: 45 }],
    ['B', { name: 'Beta', leadDays: 45 }],
    ['C', { name: 'Gamma', leadDays: null }],
    ['D', { name: 'Delta', leadDays: 10 }],
  ]);
  const warned = (lines: readonly OrderForecastLine[], today = '2026-11-21') =>
    withinLeadTime(lines, { earlier, base: december, today }, (code) => models.get(code)!).map(({ params }) => params);
  test.each<[string, OrderForecastLine[], unknown[]]>([
    // 21 November and 45 days is 5 January.
    ['raised', [line('A', [2, 4])], [{ product: 'Alpha', month: '2027-01', n: 45 }]],
    ['a month that begins later', [line('A', [2, 3, 99])], []],
    ['lowered', [line('A', [2, 0])], []],
    ['two months', [line('B', [1, 1])], [{ product: 'Beta', month: '2026-12, 2027-01', n: 45 }]],
    ['two models alike', [line('A', [2, 9]), line('B', [0, 1])], [{ product: 'Alpha, Beta', month: '2027-01', n: 45 }]],
    ['none known', [line('C', [9, 9])], []],
    // 21 November and 10 days is 1 December, the day on which the month begins.
    ['just in time', [line('D', [9])], []],
  ])('%s', (_case, lines, expected) => {
    expect(warned(lines)).toEqual(expected);
  });
  test('a day later is too late', () => {
    expect(warned([line('D', [9])], '2026-11-22')).toEqual([{ product: 'Delta', month: '2026-12', n: 10 }]);
  });
});
