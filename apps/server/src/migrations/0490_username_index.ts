import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Names are told apart without regard to case: an import of thousands looks each of them up. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index sys_user_name on sys_user (lower(username))`.execute(db);
}
