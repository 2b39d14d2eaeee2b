import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evaluateQuery } from '../evaluate.ts';
import { queriesOver, repeatable, sampleColumns, sampleRows } from '../queries.fixture.ts';
import type { Condition, QueryGroup } from '../query.ts';
import { QueryError } from '../QueryError.ts';
import { type SqlColumn, type SqlOptions, toSql } from './toSql.ts';

const columns: Record<string, SqlColumn> = {
  name: { name: 'name', type: 'text' },
  age: { name: ['person', 'age'], type: 'int' },
  born: { name: 'born "day"', type: 'date' },
  seen: { name: 'seen', type: 'timestamp' },
  nick: { name: 'nick', type: 'text' },
  size: { name: 'size', type: 'bigint' },
  closed: { name: 'closed', type: 'timestamp' },
};
const line = (field: string, rule: string, val: string, type?: string): Condition => ({ field, rule, val, ...(type && { type }) });
const against = (field: string, rule: string, val: string): Condition => ({ field, rule, val, valueSource: 'field' });
const and = (...items: QueryGroup['items']): QueryGroup => ({ match: 'and', items });
const or = (...items: QueryGroup['items']): QueryGroup => ({ match: 'or', items });

describe('one condition', () => {
  test.each<[Condition, string, string[]]>([
    [line('name', 'eq', 'Ada'), '"name" = $1', ['Ada']],
    [line('name', 'gt', 'Ada'), '"name" collate "C" > $1', ['Ada']],
    [line('name', 'in', 'a,,b'), '("name" = $1 or "name" = $2)', ['a', 'b']],
    [line('name', 'in', ','), 'false', []],
    [line('name', 'right_like', '50%_\\'), '"name" ilike $1', ['50\\%\\_\\\\%']],
    [line('name', 'empty', ''), `("name" is null or "name" = '')`, []],
    [line('age', 'not_empty', ''), '"person"."age" is not null', []],
    [line('age', 'ge', ' 3.50 '), '"person"."age" >= $1::numeric', ['3.50']],
    [line('born', 'le', '2024-02-29', 'date'), '"born ""day""" < $1::timestamp', ['2024-03-01 00:00:00']],
    [
      line('seen', 'eq', '2024-02-29 12:00:00', 'datetime'),
      '("seen" >= $1::timestamp and "seen" < $2::timestamp)',
      ['2024-02-29 12:00:00', '2024-02-29 12:00:01'],
    ],
  ])('%j', (condition, text, values) => expect(toSql(and(condition), { columns })).toEqual({ text, values }));
});

test.each<[string, QueryGroup, Partial<SqlOptions>, string]>([
  ['nothing', and({ ...line('name', 'eq', 'x'), muted: true }, or(line('', 'eq', 'x'))), {}, 'true'],
  [
    'groups',
    and(line('age', 'lt', '1'), or(line('name', 'eq', 'a'), line('name', 'eq', 'b'))),
    {},
    '("person"."age" < $1::numeric and ("name" = $2 or "name" = $3))',
  ],
  ['not', { ...and(line('name', 'eq', 'a')), not: true }, {}, '(("name" = $1) is not true)'],
  ['two texts', and(against('name', 'lt', 'nick')), {}, '"name" collate "C" < "nick"'],
  ['two numbers', and(against('age', 'ne', 'size')), {}, '"person"."age" <> "size"'],
  ['two moments', and(against('seen', 'ge', 'closed')), {}, `date_trunc('second', "seen") >= date_trunc('second', "closed")`],
  ['question marks', or(line('name', 'eq', 'a'), line('name', 'eq', 'b')), { placeholders: '?' }, '("name" = ? or "name" = ?)'],
  ['a statement with values of its own', and(line('name', 'eq', 'a')), { valuesBefore: 2 }, '"name" = $3'],
])('%s', (_name, query, options, text) => expect(toSql(query, { columns, ...options }).text).toBe(text));

test.each<[Condition, string]>([
  [line('nope', 'eq', '1'), 'unknownField'],
  [line('constructor', 'eq', '1'), 'unknownField'],
  [line('name"; drop table x; --', 'eq', '1'), 'unknownField'],
  [line('name', 'between', '1,2'), 'unknownRule'],
  [line('name', 'eq', 'a\0'), 'unknownRule'],
  [line('name', 'eq', '\ud800'), 'unknownRule'],
  [line('age', 'eq', '1; select'), 'notANumber'],
  [against('name', 'eq', 'password'), 'unknownField'],
  [against('name', 'eq', 'age'), 'unknownField'],
  [against('name', 'like', 'nick'), 'unknownRule'],
])('%j is refused: %s', (condition, code) => {
  expect(() => toSql(and(condition), { columns })).toThrow(QueryError);
  expect(() => toSql(and(condition), { columns })).toThrow(code);
});

test.each<SqlColumn['name']>(['', [], ['a', ''], 'a\0b'])('%j is no name of a column', (name) =>
  expect(() => toSql(and(line('name', 'eq', 'x')), { columns: { name: { name, type: 'text' } } })).toThrow(RangeError),
);

test('nothing that was typed is in the text', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  const typed = fc.oneof(text, fc.constantFrom(`'; drop table "x"; --`, '$1', '"name"', '\\'));
  fc.assert(
    fc.property(typed, fc.constantFrom('eq', 'gt', 'in', 'like', 'left_like'), (val, rule) => {
      const shape = (value: string): string => toSql(and(line('name', rule, value)), { columns }).text;
      // As many values as it has: the text is the same for all of them.
      expect(shape(val)).toBe(shape(rule === 'in' ? val.replaceAll(/[^,]/gu, 'x') : 'x'));
    }),
    repeatable,
  );
});

describe('PostgreSQL finds what evaluateQuery finds', () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await PGlite.create();
    await database.exec(
      `create table sample (id int, name text, code text, remark text, tags text, status text, active text, age int, price numeric, big bigint, birthday date, created timestamp, due date, closed timestamp)`,
    );
    for (const row of sampleRows) {
      const names = Object.keys(row);
      await database.query(`insert into sample (${names.join()}) values (${names.map((_name, index) => `$${index + 1}`).join()})`, Object.values(row));
    }
  }, 60_000);
  afterAll(() => database.close());

  const sqlColumns = Object.fromEntries(Object.entries(sampleColumns).map(([field, type]): [string, SqlColumn] => [field, { name: ['sample', field], type }]));
  const idsWhere = async (query: QueryGroup): Promise<number[]> => {
    const { text, values } = toSql(query, { columns: sqlColumns });
    const { rows } = await database.query<{ id: number }>(`select id from sample where ${text} order by id`, [...values]);
    return rows.map(({ id }) => id);
  };
  const evaluated = (query: QueryGroup): number[] =>
    evaluateQuery(sampleRows, query, sampleColumns)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b);

  test('for generated queries', async () => {
    let telling = 0;
    await fc.assert(
      fc.asyncProperty(queriesOver(sampleRows, sampleColumns), async (query) => {
        const expected = evaluated(query);
        if (expected.length > 0 && expected.length < sampleRows.length) telling += 1;
        expect(await idsWhere(query)).toEqual(expected);
      }),
      repeatable,
    );
    // Queries that find everything or nothing would agree too easily.
    expect(telling).toBeGreaterThan(repeatable.numRuns / 2);
  }, 60_000);
});
