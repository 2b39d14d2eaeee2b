import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** A call under way says again and again that it lives, and only the call that holds the key may keep its answer. */
export async function up(db: MigrationDb): Promise<void> {
  // What is under way during the migration belongs to servers that stop, and answers nobody any more.
  await sql`delete from idempotency where answer is null`.execute(db);
  await db.schema
    .alterTable('idempotency')
    .addColumn('holder', 'char(32)', (c) => c.notNull().defaultTo(''))
    .addColumn('alive_until', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
}
