import { describe, expect, test } from 'vitest';
import { decodeQuery } from './wire.ts';
import { type ColumnType, evaluateConditions, evaluateQuery } from './evaluate.ts';
import sample from './advancedQuery.sample.json' with { type: 'json' };
import type { Condition } from './query.ts';
import { QueryError } from './QueryError.ts';

interface Sample {
  columns: Record<string, ColumnType>;
  rows: { id: number; [column: string]: unknown }[];
  cases: { id: string; conditions: Condition[]; superQueryParams: string; superQueryMatchType: string; ids: number[] }[];
}
/** Rows and queries with the ids that match, computed by PostgreSQL 15. */
const { columns, rows, cases } = sample as unknown as Sample;
const idsOf = (found: { id: number }[]): number[] => found.map(({ id }) => id).toSorted((a, b) => a - b);

test.each(cases.map((each) => [each.id, each] as const))(
  'sample query %s finds its rows',
  (_id, { conditions, superQueryParams, superQueryMatchType, ids }) => {
    expect(idsOf(evaluateConditions(rows, conditions, { columns, matchType: superQueryMatchType }))).toEqual(ids);
    const decoded = decodeQuery(superQueryParams, superQueryMatchType);
    expect(idsOf(decoded ? evaluateQuery(rows, decoded, columns) : rows)).toEqual(ids);
  },
);

const people = [
  { id: 1, name: 'Ada', age: 3, born: '2024-02-29', seen: '2024-05-01 00:00:00', big: '9007199254740993' },
  { id: 2, name: 'ada', age: 3.5, born: '2024-03-01', seen: '2024-05-01 23:59:59', big: '9007199254740992' },
  { id: 3, name: '', age: 0, born: '1999-12-31', seen: '2024-05-02 00:00:00', big: '1' },
  { id: 4, name: null, age: null, born: null, seen: null, big: null },
  { id: 5, name: 'ΟΔΟΣ İz', age: -1, born: '2025-01-01', seen: '2024-04-30 23:59:59', big: '-5' },
];
const types: Record<string, ColumnType> = { name: 'text', age: 'numeric', born: 'date', seen: 'timestamp', big: 'bigint' };

describe('one condition', () => {
  test.each<[string, Condition, number[]]>([
    ['text is compared exactly', { field: 'name', rule: 'eq', val: 'Ada' }, [1]],
    ['null is not unequal to anything', { field: 'name', rule: 'ne', val: 'Ada' }, [2, 3, 5]],
    ['text is ordered by code point', { field: 'name', rule: 'gt', val: 'Z' }, [2, 5]],
    ['contains ignores case', { field: 'name', rule: 'like', val: 'ADA' }, [1, 2]],
    ['a final sigma is a sigma', { field: 'name', rule: 'like', val: 'οδοσ' }, [5]],
    ['a dotted capital i is an i', { field: 'name', rule: 'left_like', val: 'IZ' }, [5]],
    ['percent is a character', { field: 'name', rule: 'like', val: '%' }, []],
    ['numbers are exact past 2^53', { field: 'big', rule: 'eq', val: '9007199254740993' }, [1]],
    ['numbers compare as decimals', { field: 'age', rule: 'gt', val: '3.0' }, [2]],
    ['leading zeros say nothing', { field: 'age', rule: 'eq', val: '003' }, [1]],
    ['one of several numbers', { field: 'age', rule: 'in', val: ' 3.50, ,0' }, [2, 3]],
    ['one of nothing', { field: 'name', rule: 'in', val: ',' }, []],
    ['a day is the whole day', { field: 'seen', rule: 'eq', val: '2024-05-01', type: 'date' }, [1, 2]],
    ['le includes the day', { field: 'seen', rule: 'le', val: '2024-05-01', type: 'date' }, [1, 2, 5]],
    ['gt starts the day after', { field: 'seen', rule: 'gt', val: '2024-05-01', type: 'date' }, [3]],
    ['a moment is its second', { field: 'seen', rule: 'eq', val: '2024-05-01 23:59:59', type: 'datetime' }, [2]],
    ['a day counts as midnight', { field: 'born', rule: 'eq', val: '2024-02-29 00:00:00', type: 'datetime' }, [1]],
    ['empty is null or the empty text', { field: 'name', rule: 'empty', val: '' }, [3, 4]],
    ['not empty', { field: 'name', rule: 'not_empty', val: '' }, [1, 2, 5]],
  ])('%s', (_name, condition, ids) => expect(idsOf(evaluateConditions(people, [condition], { columns: types }))).toEqual(ids));
});

test('groups within groups', () => {
  const query = {
    match: 'and' as const,
    items: [
      { field: 'name', rule: 'not_empty', val: '' },
      {
        match: 'or' as const,
        items: [
          { field: 'age', rule: 'lt', val: '0' },
          { field: 'name', rule: 'eq', val: 'ada' },
        ],
      },
    ],
  };
  expect(idsOf(evaluateQuery(people, query, types))).toEqual([2, 5]);
});

test.each<[string, Condition]>([
  ['unknownField', { field: 'nope', rule: 'eq', val: '1' }],
  ['unknownField', { field: 'constructor', rule: 'eq', val: '1' }],
  ['unknownRule', { field: 'name', rule: 'ext', val: '1' }],
  ['textOnlyRule', { field: 'age', rule: 'like', val: '1' }],
  ['notANumber', { field: 'age', rule: 'eq', val: '1e3' }],
  ['notADate', { field: 'born', rule: 'eq', val: '2023-02-29', type: 'date' }],
  ['notADate', { field: 'seen', rule: 'eq', val: '2023-02-01 24:00:00', type: 'datetime' }],
])('%s is refused, never left out', (code, condition) => {
  expect(() => evaluateConditions(people, [condition], { columns: types })).toThrow(QueryError);
  expect(() => evaluateConditions([], [condition], { columns: types })).toThrow(code);
});
