import { readFileSync } from 'node:fs';
import {
  type ColumnType,
  type Condition,
  encodeQuery,
  evaluateQuery,
  isGroup,
  lastPeriod,
  periods,
  periodUnits,
  type QueryGroup,
  type QueryItem,
  resolveQuery,
} from '@harrow/validation/query';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/testDatabase.ts';
import { databaseZone } from '../database/columnTypes.ts';
import type { Connection } from '../database/connection/connect.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { ListColumns } from './columns.ts';
import { advancedCondition } from './conditions.ts';

/** Rows and queries with the ids that match, computed by PostgreSQL 15. */
interface Sample {
  columns: Record<string, ColumnType>;
  rows: Record<string, unknown>[];
  cases: { id: string; conditions: Condition[]; superQueryParams: string; superQueryMatchType: string; ids: number[] }[];
}
const sample = JSON.parse(readFileSync(new URL('../../../../../packages/validation/src/query/advancedQuery.sample.json', import.meta.url), 'utf8')) as Sample;

const columns: ListColumns = {
  name: { ref: 'sample.name', type: 'text' },
  code: { ref: 'sample.code', type: 'text' },
  remark: { ref: 'sample.remark', type: 'text' },
  tags: { ref: 'sample.tags', type: 'text' },
  status: { ref: 'sample.status', type: 'text' },
  active: { ref: 'sample.active', type: 'text' },
  age: { ref: 'sample.age', type: 'number' },
  price: { ref: 'sample.price', type: 'number' },
  big: { ref: 'sample.big', type: 'number' },
  birthday: { ref: 'sample.birthday', type: 'date' },
  created: { ref: 'sample.created', type: 'datetime' },
  secret: { ref: 'sample.secret', type: 'text', queryable: false },
};

/** Somebody whose days are those of the rows, which have no zone. */
const onTheWire = { timeZone: databaseZone };

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
  const condition = advancedCondition(columns, params, matchType, onTheWire) ?? sql<boolean>`true`;
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
    advancedCondition(columns, params, 'and', onTheWire);
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

test('groups within groups, emptiness included', async () => {
  const params = encodeURIComponent(
    JSON.stringify({
      match: 'and',
      items: [
        { field: 'code', rule: 'empty', val: '' },
        {
          match: 'or',
          items: [
            { field: 'age', rule: 'lt', val: '0' },
            { field: 'name', rule: 'like', val: 'blue' },
          ],
        },
      ],
    }),
  );
  const ids = sample.rows
    .filter((row) => (row['code'] ?? '') === '' && ((row['age'] !== null && Number(row['age']) < 0) || /blue/i.test(String(row['name'] ?? ''))))
    .map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(await idsWhere(params, '')).toEqual(ids);
});

describe('the database and a browser find the same rows', () => {
  /** A small repeatable random source (mulberry32). */
  function random(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
  }

  function queryFrom(next: () => number, depth = 1): QueryGroup {
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!;
    const fields = Object.keys(sample.columns).filter((field) => field !== 'id');
    /** A value that occurs, or a part of it, so that queries find something. */
    const valueOf = (field: string): string => {
      const value = String(pick(sample.rows)[field] ?? '');
      if (!textual(field)) return value;
      const letters = Array.from(value);
      return next() < 0.5
        ? value
        : letters
            .slice(Math.floor(next() * letters.length))
            .slice(0, 1 + Math.floor(next() * 4))
            .join('');
    };
    const textual = (field: string): boolean => sample.columns[field] === 'text';
    function period(): QueryItem {
      const field = pick(fields.filter((name) => sample.columns[name] === 'date' || sample.columns[name] === 'timestamp'));
      return { field, rule: 'period', val: next() < 0.3 ? pick(periods) : lastPeriod(1 + Math.floor(next() * 40), pick(periodUnits)) };
    }
    function line(): QueryItem {
      if (next() < 0.15) return period();
      const field = pick(fields);
      const rule = pick(
        textual(field)
          ? ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'like', 'left_like', 'right_like', 'empty', 'not_empty']
          : ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'empty', 'not_empty'],
      );
      const counts: Record<string, number> = { in: 1 + Math.floor(next() * 3), between: 2 };
      const count = counts[rule] ?? 1;
      const timed = sample.columns[field] === 'timestamp' && next() < 0.5;
      const values = Array.from({ length: count }, () => valueOf(field)).map((value) => (timed ? value.slice(0, 10) : value));
      const type = timed || sample.columns[field] === 'date' ? 'date' : sample.columns[field] === 'timestamp' ? 'datetime' : undefined;
      return { field, rule, val: values.join(','), ...(type && { type }) };
    }
    const items = Array.from({ length: 1 + Math.floor(next() * 3) }, () => (depth < 3 && next() < 0.25 ? queryFrom(next, depth + 1) : line()));
    return { match: next() < 0.5 ? 'and' : 'or', items };
  }

  const rows = sample.rows as { id: number }[];
  const describeFailed = (query: QueryGroup): string =>
    query.items.map((item) => (isGroup(item) ? `(${describeFailed(item)})` : JSON.stringify(item))).join(` ${query.match} `);

  test('for 300 generated queries', async () => {
    const next = random(20_261_121);
    let found = 0;
    for (let count = 0; count < 300; count += 1) {
      // Moving periods are asked on a day about which the sample has rows.
      const query = resolveQuery(queryFrom(next), String(sample.rows[Math.floor(next() * sample.rows.length)]!['birthday'] ?? '2024-03-31'));
      const encoded = encodeQuery(query, { groups: true, emptiness: true });
      if (!encoded.ok) throw new Error(encoded.reason);
      const expected = evaluateQuery(rows, query, sample.columns).map(({ id }) => id);
      expect(await idsWhere(encoded.params.superQueryParams, encoded.params.superQueryMatchType), describeFailed(query)).toEqual(expected);
      if (expected.length > 0 && expected.length < rows.length) found += 1;
    }
    // Queries that find everything or nothing would agree too easily.
    expect(found).toBeGreaterThan(150);
  });
});
