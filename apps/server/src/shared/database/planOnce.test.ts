import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Connection } from './connection/connect.ts';
import { inTransaction } from './database.ts';
import { planOnce } from './planOnce.ts';

let connection: Connection;
beforeAll(async () => {
  // Names of statements are given out once a process; the files before this one may have used them up.
  vi.resetModules();
  const { createTestDatabase } = await import('../../test/testDatabase.ts');
  connection = await createTestDatabase();
});
afterAll(() => connection.close());

test('a marked statement is parsed once and soon planned no more; the embedded database takes it as any other', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => index);
  const { answers, plans } = await inTransaction(connection.db, async (trx) => {
    const seen: number[] = [];
    for (const n of ten) {
      const { rows } = await sql<{ n: number }>`${planOnce} select ${n}::int as n from pg_class where relname = 'pg_class'`.execute(trx);
      seen.push(rows[0]!.n);
    }
    const { rows } = await sql<{ planned: number; reused: number }>`
      select custom_plans as planned, generic_plans as reused from pg_prepared_statements where not from_sql and statement like '%plan once%'`.execute(trx);
    return { answers: seen, plans: rows };
  });
  expect(answers).toEqual(ten);
  // PostgreSQL plans five times with the values before it trusts a plan without them.
  expect(plans).toEqual(connection.kind === 'postgres' ? [{ planned: 5, reused: 5 }] : []);
});
