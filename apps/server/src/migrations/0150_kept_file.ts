import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Files made for one user and kept for a day: exports made in the background, failed rows of imports. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table kept_file (
    id char(32) primary key,
    user_id char(32) not null references sys_user (id),
    file_name text not null,
    status text not null check (status in ('running', 'ready', 'failed')),
    row_count integer not null,
    size_bytes integer,
    file_key text,
    create_time timestamptz not null,
    expire_time timestamptz not null,
    check (status <> 'ready' or (file_key is not null and size_bytes is not null))
  )`.execute(db);
  await sql`create index kept_file_expire on kept_file (expire_time)`.execute(db);
  await sql`create index kept_file_user on kept_file (user_id, status)`.execute(db);
}
