import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import '../../modules/message/tables.ts';
import { createTestDatabase } from '../../test/testDatabase.ts';
import type { Connection } from './connection/connect.ts';
import { inTransaction, type Trx, newId } from './database.ts';
import { migrate } from './migrate.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase();
  await migrate(connection.db);
});
afterAll(() => connection.close());

test('migrations may run again, and by several servers at once', async () => {
  await Promise.all([migrate(connection.db), migrate(connection.db)]);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(connection.db);
  expect(rows.map(({ name }) => name)).toContain('0001_system');
});

test('columns speak the wire format', async () => {
  const { rows } =
    await sql`select '2026-11-21 04:30:00.5+00'::timestamptz as at, '2026-11-21'::date as day, 12.50::numeric(18,2) as amount, 9007199254740991::bigint as big, '{"aB": 1}'::jsonb as "someJson"`.execute(
      connection.db,
    );
  expect(rows).toEqual([{ at: '2026-11-21 12:30:00', day: '2026-11-21', amount: 12.5, big: 9007199254740991, someJson: { aB: 1 } }]);
});

test('a wire time is read back as it was written', async () => {
  const { rows } = await sql`select ${'2026-07-01 23:59:59'}::timestamptz as at`.execute(connection.db);
  expect(rows).toEqual([{ at: '2026-07-01 23:59:59' }]);
});

test('ids are 32 hex characters and sort by time', () => {
  const ids = [1, 2, 3].map((ms) => newId(Date.UTC(2026, 0, 1) + ms));
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
});

describe('transactions', () => {
  const count = async (): Promise<number> =>
    (
      await connection.db
        .selectFrom('sequence')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;

  const add = (trx: Trx, series: string) => trx.insertInto('sequence').values({ series, lastNo: 1 }).execute();

  test('what throws leaves nothing', async () => {
    const before = await count();
    await expect(
      inTransaction(connection.db, async (trx) => {
        await add(trx, 'XX');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await count()).toBe(before);
  });

  test('statements of others never fall into an open one', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const aborted = inTransaction(connection.db, async (trx) => {
      await add(trx, 'T1');
      await promise;
      throw new Error('rolled back');
    });
    const other = connection.db.insertInto('sequence').values({ series: 'outside', lastNo: 1 }).execute();
    resolve();
    await expect(aborted).rejects.toThrow('rolled back');
    await other;
    expect(await connection.db.selectFrom('sequence').select('series').where('series', 'in', ['outside', 'T1']).execute()).toEqual([{ series: 'outside' }]);
  });

  test('the outer database inside one is refused on the embedded database instead of waiting for ever', async () => {
    if (connection.kind !== 'embedded') return;
    await expect(inTransaction(connection.db, async () => connection.db.selectFrom('sequence').selectAll().execute())).rejects.toThrow('outer database');
    expect(await count()).toBeGreaterThanOrEqual(0);
  });

  test('one inside another joins it', async () => {
    expect(await inTransaction(connection.db, (trx) => inTransaction(trx, async (inner) => inner === trx))).toBe(true);
  });
});

test('messages between servers arrive', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  await connection.listen('test_channel', resolve);
  await connection.notify('test_channel', 'hello');
  expect(await promise).toBe('hello');
});
