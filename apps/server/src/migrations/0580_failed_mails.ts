import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Mails that were given up are asked for whenever one of them is sent again: there are few among many. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index mail_outbox_failed on mail_outbox (id) where status = 'failed'`.execute(db);
}
