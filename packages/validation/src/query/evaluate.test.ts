import { describe, expect, test } from 'vitest';
import { checkQuery } from './checkQuery.ts';
import { toPredicate } from './predicate.ts';
import { decodeQuery } from './wire.ts';
import { type ColumnType, evaluateConditions, evaluateQuery } from './evaluate.ts';
import sample from './advancedQuery.sample.json' with { type: 'json' };
import type { Condition, QueryGroup } from './query.ts';
import { QueryError } from './QueryError.ts';
import { resolveQuery } from './resolve.ts';

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

describe('a field against a field', () => {
  const pairs = [
    {
      id: 1,
      name: 'a',
      nick: 'a',
      age: '1.50',
      size: 1.5,
      born: '2024-02-29',
      died: '2024-03-01',
      seen: '2024-05-01 10:00:00.7',
      closed: '2024-05-01T10:00:00',
    },
    {
      id: 2,
      name: 'A',
      nick: 'a',
      age: '9007199254740993',
      size: '9007199254740992',
      born: '2024-03-01',
      died: '2024-03-01',
      seen: '2024-05-01 10:00:00',
      closed: '2024-05-01',
    },
    { id: 3, name: null, nick: null, age: null, size: 0, born: null, died: null, seen: null, closed: '2024-05-01 10:00:00' },
    {
      id: 4,
      name: '😀',
      nick: '\uff5e',
      age: -2,
      size: '-10',
      born: '0999-01-01',
      died: '1000-01-01',
      seen: '2024-05-01 10:00:00',
      closed: '2024-05-02 00:00:00',
    },
  ];
  const both: Record<string, ColumnType> = {
    name: 'text',
    nick: 'text',
    age: 'numeric',
    size: 'bigint',
    born: 'date',
    died: 'date',
    seen: 'timestamp',
    closed: 'timestamp',
  };
  const against = (field: string, rule: string, val: string): Condition => ({ field, rule, val, valueSource: 'field' });
  test.each<[string, Condition, number[]]>([
    ['texts are alike letter by letter', against('name', 'eq', 'nick'), [1]],
    ['nothing is unequal to nothing', against('name', 'ne', 'nick'), [2, 4]],
    ['texts are ordered by code point', against('name', 'gt', 'nick'), [4]],
    ['numbers compare as decimals', against('age', 'eq', 'size'), [1]],
    ['numbers are exact past 2^53', against('age', 'gt', 'size'), [2, 4]],
    ['days', against('born', 'lt', 'died'), [1, 4]],
    ['moments compare by their seconds', against('seen', 'le', 'closed'), [1, 4]],
    ['a day counts as its first second', against('seen', 'gt', 'closed'), [2]],
    ['a field is what it is', against('name', 'eq', 'name'), [1, 2, 4]],
  ])('%s', (_name, condition, ids) => expect(idsOf(evaluateConditions(pairs, [condition], { columns: both }))).toEqual(ids));

  test.each<[string, Condition]>([
    ['unknownField', against('name', 'eq', 'nope')],
    ['unknownField', against('nope', 'eq', 'name')],
    ['unknownField', against('name', 'eq', 'constructor')],
    ['unknownField', against('born', 'eq', 'seen')],
    ['unknownRule', against('name', 'like', 'nick')],
    ['unknownRule', against('name', 'in', 'nick')],
    ['unknownRule', against('name', 'empty', 'nick')],
    ['unknownRule', against('name', 'between', 'nick,nick')],
    ['unknownRule', against('born', 'period', 'today')],
  ])('%s is refused by evaluation and check: %j', (code, condition) => {
    const query: QueryGroup = { match: 'and', items: [condition] };
    expect(() => evaluateQuery(pairs, resolveQuery(query, '2024-01-01'), both)).toThrow(code);
    expect(checkQuery(query, both)).toEqual([{ path: [0], code }]);
  });

  test('what reads single conditions refuses it, for it knows one field alone', () =>
    expect(() => toPredicate(against('name', 'eq', 'nick'), 'text')).toThrow('unknownRule'));
  test('a line that can be asked has no fault', () => expect(checkQuery({ match: 'and', items: [against('age', 'lt', 'size')] }, both)).toEqual([]));
});

describe('not', () => {
  const isAda: Condition = { field: 'name', rule: 'eq', val: 'Ada' };
  const isOld: Condition = { field: 'age', rule: 'gt', val: '3' };
  const not = (...items: QueryGroup['items']): QueryGroup => ({ match: 'and', not: true, items });
  test.each<[string, QueryGroup, number[]]>([
    ['finds the others, those with nothing in the field too', not(isAda), [2, 3, 4, 5]],
    ['of all is any that does not hold', not(isAda, isOld), [1, 2, 3, 4, 5]],
    ['of any is none', { ...not(isAda, isOld), match: 'or' }, [3, 4, 5]],
    ['of not is the group itself', not(not(isAda)), [1]],
    ['beside a condition', { match: 'and', items: [{ field: 'name', rule: 'not_empty', val: '' }, not(isAda)] }, [2, 5]],
    ['of nothing asks for nothing', not({ ...isAda, val: '' }), [1, 2, 3, 4, 5]],
    ['within or, of nothing, asks for nothing', { match: 'or', items: [isAda, not({ ...isOld, muted: true } as Condition)] }, [1]],
    ['of a period is outside of it', resolveQuery(not({ field: 'born', rule: 'period', val: 'thisYear' }), '2024-06-01'), [3, 4, 5]],
  ])('%s', (_name, query, ids) => expect(idsOf(evaluateQuery(people, query, types))).toEqual(ids));
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
