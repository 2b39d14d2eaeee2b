import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** A session has the language of the visit, and what was ended by somebody else is told why. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('session').addColumn('language', 'text').execute();
  await db.schema
    .createTable('ended_session')
    .addColumn('token_hash', 'char(64)', (c) => c.primaryKey())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('end_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
}
