import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Roles know which state an administrator has seen. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table sys_role add column version integer not null default 1`.execute(db);
}
