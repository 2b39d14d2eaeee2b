import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** What a reviewer has marked of a proposal that has come back. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table sub_dealer add column marks jsonb not null default '[]'`.execute(db);
}
