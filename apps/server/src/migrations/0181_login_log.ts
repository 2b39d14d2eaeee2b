import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Every sign-in, for the figures of visits. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('sys_login_log')
    .addColumn('id', 'bigserial', (c) => c.primaryKey())
    .addColumn('user_id', 'char(32)', (c) => c.notNull())
    .addColumn('ip', 'text', (c) => c.notNull())
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('sys_login_log_time').on('sys_login_log').column('create_time').execute();
}
