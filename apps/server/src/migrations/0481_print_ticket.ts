import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Tickets by which the paper of one document is read without the user's login; only their hash is kept. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table print_ticket (
    token_hash text primary key,
    doc_type text not null,
    doc_id char(32) not null,
    user_id char(32) not null references sys_user (id) on delete cascade,
    org_code text,
    uses_left smallint not null check (uses_left >= 0),
    expire_time timestamptz not null
  )`.execute(db);
}
