import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/**
 * What administrators have changed about the menu: for pages, groups and buttons that came with the system the values that
 * differ (null is the default), and whole entries that they added.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table sys_menu (
    id varchar(100) primary key,
    added char(1) not null default 'N' check (added in ('Y', 'N')),
    pid varchar(100),
    sort_no integer,
    title jsonb,
    icon varchar(40),
    hidden char(1) check (hidden in ('Y', 'N')),
    keep_alive char(1) check (keep_alive in ('Y', 'N')),
    always_show char(1) check (always_show in ('Y', 'N')),
    route char(1) check (route in ('0', '1')),
    status smallint check (status in (0, 1)),
    menu_type smallint check (menu_type in (1, 30)),
    path varchar(200) unique,
    component varchar(40),
    url varchar(500),
    internal_or_external char(1) check (internal_or_external in ('Y', 'N')),
    target varchar(10),
    permission varchar(130),
    version integer not null default 1,
    create_by text,
    create_time timestamptz not null default now(),
    update_by text,
    update_time timestamptz
  )`.execute(db);
  await sql`create trigger sys_menu_told after insert or update or delete on sys_menu
    for each statement execute function tell_master()`.execute(db);
}
