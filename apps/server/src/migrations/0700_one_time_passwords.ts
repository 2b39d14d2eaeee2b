import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** A one-time password signs in for some days only; those that were given before go on without an end. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table sys_user add column one_time_until timestamptz`.execute(db);
}
