import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Contacts of dealers are owed a mail about every notice that is published, their people a message about some. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table public_notice add column mail_time timestamptz`.execute(db);
}
