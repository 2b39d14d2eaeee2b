import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Parameters that are changed on a page: who did it, and which state was seen. Without a value the default holds. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table sys_config alter column value drop not null,
    add column version integer not null default 1,
    add column update_by text,
    add column update_time timestamptz`.execute(db);
}
