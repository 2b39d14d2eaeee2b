import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../src/shared/database/connection/connect.ts';
import { inTransaction } from '../src/shared/database/database.ts';
import { createTestDatabase } from '../src/test/testDatabase.ts';
import { endAtNow, pastTimes, plannedTimes } from './endAtNow.ts';

const today = '2026-11-21';
const at = (time: string) => `${today} ${time}`;
let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase('migrated');
}, 120_000);
afterAll(() => connection.close());

/** The times of an approval log after the demo was loaded at half past eight in Shanghai. */
async function timesAfter(times: readonly string[], now: Date): Promise<string[]> {
  const { db } = connection;
  await sql`delete from sys_category`.execute(db);
  for (const [index, time] of times.entries())
    await sql`insert into sys_category (id, code, name, sort_no, create_by, create_time) values (${String(index).padStart(32, '0')}, ${`C0${index}`}, '{}'::jsonb, ${index}, 'admin', ${time})`.execute(
      db,
    );
  await inTransaction(db, (trx) => endAtNow(trx, today, now));
  const { rows } = await sql<{ time: string }>`select create_time::text as time from sys_category order by sort_no`.execute(db);
  return rows.map(({ time }) => time);
}

test('what the evening would bring has just happened, in the same order', async () => {
  const [before, first, second, tomorrow] = await timesAfter(
    [at('08:00:00'), at('09:00:00'), at('16:30:00'), '2026-11-22 00:00:00'],
    new Date(`${today}T00:30:00Z`),
  );
  expect(before).toContain(at('08:00:00'));
  expect([first! > at('08:29:59'), second! > first!, second! < at('08:30:00.1')]).toEqual([true, true, true]);
  expect(tomorrow).toContain('2026-11-22 00:00:00');
});

test('a demo of another day stays as it is', async () => {
  const times = await timesAfter([at('16:30:00')], new Date('2026-11-20T00:30:00Z'));
  expect(times[0]).toContain(at('16:30:00'));
});

test('only what is planned may lie ahead, and each of it is there', async () => {
  const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and data_type = 'timestamp with time zone'`.execute(connection.db);
  const names = new Set(rows.map(({ name }) => name));
  expect([...plannedTimes].filter((name) => !names.has(name))).toEqual([]);
  const past = await inTransaction(connection.db, (trx) => pastTimes(trx));
  expect(past.map(({ table, column }) => `${table}.${column}`)).toEqual(
    expect.arrayContaining(['approval_log.create_time', 'message.create_time', 'todo.create_time']),
  );
});
