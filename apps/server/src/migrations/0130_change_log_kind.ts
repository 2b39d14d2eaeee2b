import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** The history of a document covers lines, too: each entry says whether its line was changed, added or removed. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table data_change_log add column change text not null default 'changed' check (change in ('changed', 'added', 'removed'))`.execute(db);
}
