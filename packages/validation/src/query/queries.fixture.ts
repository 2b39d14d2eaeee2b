// For tests alone, which no entry exports.
// oxlint-disable-next-line no-restricted-imports
import fc from 'fast-check';
import sample from './advancedQuery.sample.json' with { type: 'json' };
import { type ColumnType, kindOf } from './evaluate.ts';
import { freePeriod, periodReaches, periodUnits } from './values/freePeriods.ts';
import { periods } from './values/periods.ts';
import type { Condition, QueryGroup, QueryItem } from './query.ts';
import { resolveQuery } from './resolve.ts';
import { comparisons, type Rule } from './rules.ts';

export interface SampleRow {
  id: number;
  [column: string]: string | number | null;
}

/** Letters that are written alike, or stand elsewhere in another order, beside the sample's. */
const letters = ['ΟΔΟΣ İz', 'οδος ız', 'οδοσ iz', 'Kelvin K', 'ſtraße', 'STRASSE', '😀 x', '\uFF5E', '%_\\', 'a\n', 'null', '5', ''];

/** Columns of `sampleRows`, by name. `due` and `closed` are there to be compared with others. */
export const sampleColumns: Readonly<Record<string, ColumnType>> = {
  ...(({ id: _id, ...columns }: Record<string, ColumnType>) => columns)(sample.columns as unknown as Record<string, ColumnType>),
  due: 'date',
  closed: 'timestamp',
};

const base = sample.rows as unknown as SampleRow[];
const at = (index: number): SampleRow => base[index % base.length]!;

/** Rows with texts, numbers past 2^53 and times that queries stumble over. */
export const sampleRows: readonly SampleRow[] = [
  ...base,
  ...letters.map((name, index) => ({ ...at(index), id: 1000 + index, name, code: letters.at(-1 - index)! })),
].map((row, index) => ({
  ...row,
  // Alike in every third row.
  due: at(index % 3 ? index * 7 + 3 : index)['birthday']!,
  closed: at(index % 3 ? index * 5 + 2 : index)['created']!,
}));

const rulesOf: Readonly<Record<'text' | 'number' | 'time', readonly Rule[]>> = {
  text: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'like', 'left_like', 'right_like', 'empty', 'not_empty'],
  number: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'empty', 'not_empty'],
  time: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'period', 'empty', 'not_empty'],
};
const kinds = { text: 'text', int: 'number', numeric: 'number', bigint: 'number', date: 'time', timestamp: 'time' } as const;

const period = fc.oneof(
  fc.constantFrom(...periods),
  fc.record({ reach: fc.constantFrom(...periodReaches), count: fc.integer({ min: 1, max: 40 }), unit: fc.constantFrom(...periodUnits) }).map(freePeriod),
);

/** Values that occur, or parts of them, so that queries find something. */
function valueIn(rows: readonly SampleRow[], field: string, type: ColumnType): fc.Arbitrary<string> {
  const values = [...new Set(rows.map((row) => String(row[field] ?? '')).filter((value) => value !== ''))];
  const whole = fc.constantFrom(...values);
  if (type !== 'text') return whole;
  const part = fc.tuple(whole, fc.nat(8), fc.integer({ min: 1, max: 4 })).map(([value, from, count]) => {
    const [start, all] = [from % value.length, Array.from(value)];
    return all.slice(start, start + count).join('') || value;
  });
  return fc.oneof(
    whole,
    part,
    part.map((text) => text.toUpperCase()),
  );
}

function lineOn(rows: readonly SampleRow[], field: string, type: ColumnType): fc.Arbitrary<Condition> {
  const value = valueIn(rows, field, type);
  const asDay = type === 'date' ? fc.constant(true) : type === 'timestamp' ? fc.boolean() : fc.constant(undefined);
  return fc
    .tuple(fc.constantFrom(...rulesOf[kinds[type]]), fc.array(value, { minLength: 2, maxLength: 3 }), asDay, period)
    .map(([rule, values, day, moving]) => {
      const texts = values.map((text) => (day ? text.slice(0, 10) : text));
      const val = { in: texts.join(','), between: texts.slice(0, 2).join(','), period: moving, empty: '', not_empty: '' }[rule as string] ?? texts[0]!;
      return { field, rule, val, ...(day !== undefined && { type: day ? 'date' : 'datetime' }) };
    });
}

/** Lines that compare two fields of a kind. */
function comparisonsOf(columns: Readonly<Record<string, ColumnType>>): fc.Arbitrary<Condition> {
  const pairs = Object.keys(columns).flatMap((field) =>
    Object.keys(columns)
      .filter((other) => kindOf[columns[other]!] === kindOf[columns[field]!])
      .map((other) => [field, other] as const),
  );
  return fc.tuple(fc.constantFrom(...pairs), fc.constantFrom(...comparisons)).map(([[field, val], rule]) => ({ field, rule, val, valueSource: 'field' }));
}

/**
 * Queries with groups over rows, resolved on a day about which the rows say something.
 * @param columns those that are asked about
 */
export function queriesOver(rows: readonly SampleRow[], columns: Readonly<Record<string, ColumnType>>): fc.Arbitrary<QueryGroup> {
  const valueLine = fc.oneof(...Object.entries(columns).map(([field, type]) => lineOn(rows, field, type)));
  const line = fc.oneof({ arbitrary: valueLine, weight: 5 }, { arbitrary: comparisonsOf(columns), weight: 1 });
  const groupOf = (item: fc.Arbitrary<QueryItem>): fc.Arbitrary<QueryGroup> =>
    fc
      .record({ match: fc.constantFrom('and', 'or'), not: fc.integer({ min: 0, max: 3 }), items: fc.array(item, { minLength: 1, maxLength: 3 }) })
      .map(({ match, not, items }) => ({ match, ...(not === 0 && { not: true }), items }));
  const deep = groupOf(fc.oneof({ arbitrary: line, weight: 4 }, { arbitrary: groupOf(line), weight: 1 }));
  const query = groupOf(fc.oneof({ arbitrary: line, weight: 3 }, { arbitrary: deep, weight: 1 }));
  return fc.tuple(query, fc.constantFrom('2024-03-31', '2024-05-02', '2023-01-20')).map(([asked, today]) => resolveQuery(asked, today));
}

/** The same queries in every run. */
export const repeatable = { seed: 20_261_125, numRuns: 400 };

/** The rows with numbers as doubles, for targets that have no others; `big` is left out. */
export const doubleRows: readonly SampleRow[] = sampleRows.map(
  ({ big: _big, price, ...row }) => ({ ...row, price: price == null ? null : Number(price) }) as SampleRow,
);
