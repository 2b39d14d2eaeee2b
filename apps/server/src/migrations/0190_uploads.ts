import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Files by path, files that arrive in parts, and whose files count against which quota. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table attach add column dealer_code text`.execute(db);
  await sql`create index attach_author on attach (create_by)`.execute(db);
  await sql`create index attach_dealer on attach (dealer_code)`.execute(db);
  await sql`
    create table upload (
      id char(32) primary key,
      path text not null unique,
      biz text not null,
      filename text not null,
      size_bytes bigint not null,
      mimetype text not null,
      sha256 char(64) not null,
      file_path text not null,
      thumb_path text,
      kept char(1) not null default 'N' check (kept in ('Y', 'N')),
      org_code text not null,
      dealer_code text,
      create_by text not null,
      create_time timestamptz not null default now()
    )`.execute(db);
  await sql`create index upload_author on upload (create_by)`.execute(db);
  await sql`create index upload_dealer on upload (dealer_code)`.execute(db);
  await sql`create index upload_temporary on upload (create_time) where kept = 'N' and biz = 'temp'`.execute(db);
  await sql`
    create table attach_session (
      id char(32) primary key,
      table_name text not null,
      table_id char(32) not null,
      attachment_table_name text not null,
      column_name text not null,
      filename text not null,
      mimetype text not null,
      size_bytes bigint not null,
      part_bytes integer not null,
      file_key text not null,
      attach_id char(32),
      create_by text not null,
      create_time timestamptz not null default now()
    )`.execute(db);
  await sql`create index attach_session_file on attach_session (create_by, file_key)`.execute(db);
  await sql`
    create table attach_part (
      session_id char(32) not null references attach_session on delete cascade,
      part_index integer not null,
      primary key (session_id, part_index)
    )`.execute(db);
}
