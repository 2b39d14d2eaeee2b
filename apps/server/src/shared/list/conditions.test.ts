import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/testDatabase.ts';
import type { Connection } from '../database/connect.ts';
import { Refusal } from '../refusal/refusal.ts';
import { date, datetime, type ListColumns, number, text } from './columns.ts';
import { advancedCondition, type Condition } from './conditions.ts';

/** Rows and queries with the ids that match, computed by PostgreSQL 15. */
interface Sample {
  rows: Record<string, unknown>[];
  cases: { id: string; conditions: Condition[]; superQueryParams: string; superQueryMatchType: string; ids: number[] }[];
}
const sample = JSON.parse(readFileSync(new URL('advancedQuery.sample.json', import.meta.url), 'utf8')) as Sample;

const columns: ListColumns = {
  name: text('sample.name'),
  code: text('sample.code'),
  remark: text('sample.remark'),
  tags: text('sample.tags'),
  status: text('sample.status'),
  active: text('sample.active'),
  age: number('sample.age'),
  price: number('sample.price'),
  big: number('sample.big'),
  birthday: date('sample.birthday'),
  created: datetime('sample.created'),
  secret: text('sample.secret', { queryable: false }),
};

let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase();
  await sql`create table sample (id int, name text, code text, remark text, tags text, status text, active text, age int, price numeric, big bigint, birthday date, created timestamptz, secret text)`.execute(
    connection.db,
  );
  for (const { id, name, code, remark, tags, status, active, age, price, big, birthday, created } of sample.rows)
    await sql`insert into sample values (${id}, ${name}, ${code}, ${remark}, ${tags}, ${status}, ${active}, ${age}, ${price}, ${big}, ${birthday}, ${created})`.execute(
      connection.db,
    );
});
afterAll(() => connection.close());

const idsWhere = async (params: string | undefined, matchType: string): Promise<number[]> => {
  const condition = advancedCondition(columns, params, matchType) ?? sql<boolean>`true`;
  const { rows } = await sql<{ id: number }>`select id from sample where ${condition} order by id`.execute(connection.db);
  return rows.map(({ id }) => id);
};

test.each(sample.cases.map((each) => [each.id, each] as const))(
  'sample query %s finds its rows',
  async (_id, { superQueryParams, superQueryMatchType, ids }) => {
    expect(await idsWhere(superQueryParams, superQueryMatchType)).toEqual(ids);
  },
);

const encode = (...conditions: unknown[]): string => encodeURIComponent(JSON.stringify(conditions));
const refusalOf = (params: string): string => {
  try {
    advancedCondition(columns, params, 'and');
    return 'accepted';
  } catch (error) {
    return error instanceof Refusal && error.httpStatus === 400 ? error.text.code : String(error);
  }
};

describe('what cannot be asked is refused, never widened', () => {
  test.each([
    ['an unknown field', encode({ field: 'nope', rule: 'eq', val: '1' }), 'query.unknownField'],
    ['a field of the object prototype', encode({ field: 'constructor', rule: 'eq', val: '1' }), 'query.unknownField'],
    ['a column that may not be queried', encode({ field: 'secret', rule: 'eq', val: '1' }), 'query.unknownField'],
    ['an unknown rule', encode({ field: 'name', rule: 'ext', val: '1' }), 'query.unknownRule'],
    ['a malformed number', encode({ field: 'age', rule: 'eq', val: '1e3' }), 'query.notANumber'],
    ['a malformed number in a list', encode({ field: 'age', rule: 'in', val: '1,x' }), 'query.notANumber'],
    ['a day that does not exist', encode({ field: 'birthday', rule: 'eq', val: '2023-02-29', type: 'date' }), 'query.notADate'],
    ['a moment that does not exist', encode({ field: 'created', rule: 'eq', val: '2023-02-01 24:00:00', type: 'datetime' }), 'query.notADate'],
    ['a moment called a day', encode({ field: 'created', rule: 'eq', val: '2023-02-01 10:00:00', type: 'date' }), 'query.notADate'],
    ['a text rule on a number', encode({ field: 'age', rule: 'like', val: '1' }), 'query.textOnlyRule'],
    ['broken JSON', '%5B', 'query.malformed'],
    ['broken percent encoding', '%', 'query.malformed'],
    ['no list', encodeURIComponent('{}'), 'query.malformed'],
    ['a value that is no text', encode({ field: 'name', rule: 'eq', val: { $ne: 1 } }), 'query.malformed'],
    ['too many conditions', encode(...Array.from({ length: 51 }, () => ({ field: 'name', rule: 'eq', val: 'x' }))), 'query.malformed'],
  ])('%s', (_name, params, code) => expect(refusalOf(params)).toBe(code));
});

test.each([undefined, '', encode(), encode({ field: '', rule: 'eq', val: 'x' }), encode({ field: 'name', rule: 'eq', val: '' })])(
  '%j asks for nothing: every row',
  async (params) => {
    expect(await idsWhere(params, 'and')).toHaveLength(sample.rows.length);
  },
);

test('a hostile value is only a value', async () => {
  expect(await idsWhere(encode({ field: 'name', rule: 'eq', val: "x' or '1'='1" }), 'and')).toEqual([]);
});
