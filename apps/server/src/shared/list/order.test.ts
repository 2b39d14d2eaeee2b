/** How lists are sorted, on whichever database. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up } from '../../migrations/0711_alphabetical.ts';
import { createTestDatabase } from '../../test/testDatabase.ts';
import type { Connection } from '../database/connection/connect.ts';
import type { MigrationDb } from '../database/migration.ts';
import type { ListColumn } from './columns.ts';
import { conditionOf, during } from './filters.ts';
import { type ListQuery, listPage } from './list.ts';
import type { Context } from '../context.ts';

const names = ['张三', 'zeta', null, 'Épsilon', '李四', 'Beta', 'alfa', 'Ñuble', 'Омега', '王五', 'nube', 'Ёлка', '安达'];
const sorted = ['alfa', 'Beta', 'Épsilon', 'nube', 'Ñuble', 'zeta', 'Ёлка', 'Омега', '安达', '李四', '王五', '张三'];

let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase();
  await up(connection.db.withoutPlugins() as unknown as MigrationDb);
  await sql`create table thing (id text primary key, name text, code text, made timestamptz not null)`.execute(connection.db);
  for (const [at, name] of names.entries())
    await sql`insert into thing values (${String(at).padStart(2, '0')}, ${name}, ${name}, '2026-11-26 02:00:00+00'::timestamptz + ${at} * interval '1 hour')`.execute(
      connection.db,
    );
}, 120_000);
afterAll(() => connection.close());

const columns: Record<string, ListColumn> = {
  name: { ref: 'thing.name', type: 'text', inWords: true, optional: true },
  code: { ref: 'thing.code', type: 'text', optional: true },
  made: { ref: 'thing.made', type: 'datetime' },
  none: { ref: 'thing.name', type: 'number', value: sql`null::int`, optional: true },
  length: { ref: 'thing.name', type: 'number', value: sql`length(thing.name)`, optional: true },
};
const read = async (
  query: ListQuery,
  timeZone = 'Asia/Shanghai',
  filters: Parameters<typeof listPage>[3] = [],
): Promise<{ id: string; name: string | null }[]> => {
  const page = await listPage<{ id: string; name: string | null }>(
    { db: connection.db, user: { timeZone } } as unknown as Context,
    {
      table: 'thing',
      columns,
      select: sql`thing.id, thing.name`,
      softDeleted: false,
      scope: () => undefined,
      toReply: (row) => row as { id: string; name: string | null },
    },
    { pageSize: 100, ...query },
    filters,
  );
  return page.records;
};
const namesOf = async (...asked: Parameters<typeof read>) => (await read(...asked)).map(({ name }) => name);
const encode = (...items: unknown[]): string => encodeURIComponent(JSON.stringify(items));
/** Found by a search, pages are taken out of the matches. */
const anything = encode({ field: 'made', rule: 'gt', val: '2000-01-01' });

test.each([
  ['along the sort', {}],
  ['out of the matches', { superQueryParams: anything }],
])('names are in the order of the alphabet, those that are missing last: %s', async (_how, query) => {
  expect(await namesOf({ column: 'name', order: 'asc', ...query })).toEqual([...sorted, null]);
  expect(await namesOf({ column: 'name', order: 'desc', ...query })).toEqual([...sorted.toReversed(), null]);
});

test('codes keep the order of their index, and empty ones are last, too', async () => {
  const byCode = names.filter((name) => name !== null).toSorted();
  expect((await namesOf({ column: 'code', order: 'desc' })).at(-1)).toBeNull();
  expect(new Set(await namesOf({ column: 'code', order: 'asc' }))).toEqual(new Set([...byCode, null]));
});

test.each([
  ['along the sort', {}],
  ['out of the matches', { superQueryParams: anything }],
])('what is late comes first, and of equals and of what is not due the newest: %s', async (_how, query) => {
  expect((await namesOf({ column: 'length', order: 'asc', ...query })).slice(0, 4)).toEqual(['安达', '王五', '李四', '张三']);
  const ids = (await read({ column: 'none', order: 'asc', ...query })).map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted().toReversed());
});

test('what is worked out of a column can be sorted by and asked about', async () => {
  expect(new Set((await namesOf({ column: 'length', order: 'asc' })).slice(0, 4))).toEqual(new Set(['张三', '李四', '王五', '安达']));
  expect((await namesOf({ column: 'length', order: 'desc' })).at(-1)).toBeNull();
  const query = encode({ field: 'length', rule: 'eq', val: '7' });
  expect(await namesOf({ superQueryParams: query, column: 'name' })).toEqual(['Épsilon']);
});

test.each([
  ['Asia/Shanghai', '2026-11-26', ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']],
  ['America/Santiago', '2026-11-25', ['00']],
  ['America/Santiago', '2026-11-26', ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']],
])('a day is that of whoever asks: %s, %s', async (zone, day, ids) => {
  const idsOf = async (query: ListQuery, filters?: Parameters<typeof listPage>[3]) =>
    (await read({ column: 'made', order: 'asc', ...query }, zone, filters)).map(({ id }) => id);
  expect(await idsOf({}, [during('thing.made', day, day, { timeZone: zone })])).toEqual(ids);
  for (const rule of ['eq', 'in']) expect(await idsOf({ superQueryParams: encode({ field: 'made', rule, val: day }) })).toEqual(ids);
});

test.each([
  ['Asia/Shanghai', '2026-11-26 10:00:00'],
  ['America/Santiago', '2026-11-25 23:00:00'],
  ['Asia/Almaty', '2026-11-26 07:00:00'],
  ['Asia/Kolkata', '2026-11-26 07:30:00'],
])('a time is that of whoever asks: %s, %s', async (zone, time) => {
  const idsOf = async (query: ListQuery, filters?: Parameters<typeof listPage>[3]) =>
    (await read({ column: 'made', order: 'asc', ...query }, zone, filters)).map(({ id }) => id);
  for (const rule of ['eq', 'in']) expect(await idsOf({ superQueryParams: encode({ field: 'made', rule, val: time }) })).toEqual(['00']);
  expect(await idsOf({}, [during('thing.made', time, time, { timeZone: zone })])).toEqual(['00']);
  const [before, after] = ['lt', 'gt'].map((rule) => encode({ field: 'made', rule, val: time, type: 'datetime' }));
  expect([await idsOf({ superQueryParams: before! }), (await idsOf({ superQueryParams: after! }))[0]]).toEqual([[], '01']);
});

test.each([
  ['of a time that occurs twice, from the earlier on', '2026-04-04 23:30:00', '2026-04-05T02:30:00Z'],
  ['the last second before clocks go back, which ends where the hour is repeated', '2026-04-04 23:59:59', '2026-04-05T02:59:59Z'],
  ['a time that clocks skip, as if they had not gone forward', '2026-09-06 00:30:00', '2026-09-06T04:30:00Z'],
  ['as early as a day may be', '0001-01-02 00:00:00', '0001-01-02T04:42:45Z'],
])('in Santiago %s', async (_what, time, moment) => {
  const filter = during('thing.made', time, time, { timeZone: 'America/Santiago' })!;
  const isFound = async (distance: string): Promise<boolean> => {
    const { rows } = await sql<{ isFound: boolean }>`select ${conditionOf(filter)} as is_found
      from (select ${moment}::timestamptz + ${distance}::interval as made) thing`.execute(connection.db);
    return rows[0]!.isFound;
  };
  expect(await Promise.all(['-1 millisecond', '0', '999 milliseconds', '1 second'].map(isFound))).toEqual([false, true, true, false]);
});

test('the last moment that can be written is asked about, too', async () => {
  const last = '9999-12-31 23:59:59';
  expect(await read({ superQueryParams: encode({ field: 'made', rule: 'gt', val: last }), column: 'made' }, 'America/Santiago')).toEqual([]);
  expect((await read({ column: 'made' }, 'America/Santiago', [during('thing.made', undefined, last, { timeZone: 'America/Santiago' })])).length).toBe(
    names.length,
  );
});
