/** How lists are sorted, on whichever database. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up } from '../../migrations/0711_alphabetical.ts';
import { createTestDatabase } from '../../test/testDatabase.ts';
import type { Connection } from '../database/connection/connect.ts';
import type { MigrationDb } from '../database/migration.ts';
import type { ListColumn } from './columns.ts';
import { during } from './filters.ts';
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

test('a moment is one of the wire, whoever asks', async () => {
  const moment = '2026-11-26 10:00:00';
  for (const zone of ['Asia/Shanghai', 'America/Santiago']) {
    expect((await read({ superQueryParams: encode({ field: 'made', rule: 'eq', val: moment }), column: 'made' }, zone)).map(({ id }) => id)).toEqual(['00']);
    expect((await read({ column: 'made' }, zone, [during('thing.made', moment, moment, { timeZone: zone })])).map(({ id }) => id)).toEqual(['00']);
  }
});
