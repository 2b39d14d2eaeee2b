import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Applications that administrators add: a page in a frame, a report, or a page of the portal, with calls of their own. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table low_app (
    id char(32) primary key,
    app_id varchar(32) not null unique,
    name jsonb not null,
    kind varchar(10) not null check (kind in ('frame', 'report', 'page')),
    target varchar(500) not null,
    role_codes text[] not null default '{}',
    call_prefixes text,
    icon varchar(40),
    status smallint not null default 1 check (status in (0, 1)),
    version integer not null default 1,
    create_by text not null,
    create_time timestamptz not null default now(),
    update_by text,
    update_time timestamptz
  )`.execute(db);
  await sql`create trigger low_app_told after insert or update or delete on low_app
    for each statement execute function tell_master()`.execute(db);
}
