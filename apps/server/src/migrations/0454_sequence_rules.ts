import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Number rules are changed on a page, which says what state of them was seen. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table sequence_rule add column version integer not null default 1,
    add check (period in ('month', 'year', 'none'))`.execute(db);
}
