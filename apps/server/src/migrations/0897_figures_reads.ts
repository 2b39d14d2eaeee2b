import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** What figures read of a period: documents that were returned. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index approval_log_returned on approval_log (doc_type, create_time) where action = 'no_pass'`.execute(db);
}
