import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Feedback is found by the document that it names. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index feedback_related on feedback (related_no, related_type) where related_no is not null`.execute(db);
}
