import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** The mail server that administrators have set on the page of mails; one row or none. Its password is sealed with a key that is not in the database. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table mail_server (
    id char(32) primary key,
    host varchar(253) not null,
    port integer not null,
    security varchar(10) not null check (security in ('none', 'starttls', 'tls')),
    username varchar(254),
    sealed_password text,
    version integer not null default 1,
    update_by text not null,
    update_time timestamptz not null
  )`.execute(db);
  await sql`create unique index mail_server_one on mail_server ((true))`.execute(db);
}
