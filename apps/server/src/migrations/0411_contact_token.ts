import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Names a contact in the link by which they leave all mails; nobody can guess it. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table contact add column unsubscribe_token text not null unique
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`.execute(db);
}
