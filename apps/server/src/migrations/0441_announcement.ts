import { sql } from 'kysely';
import { type MigrationDb, watchRows } from '../shared/database/migration.ts';

/** Short messages of the system, for whom they are, and who has read them. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table announcement (
    id char(32) primary key,
    version integer not null default 1,
    del_flag smallint not null default 0,
    title jsonb not null,
    content jsonb not null,
    abstract jsonb not null default '{}',
    priority text not null check (priority in ('H', 'M', 'L')),
    msg_type text not null check (msg_type in ('ALL', 'ROLE', 'ORG', 'USER')),
    target_ids text[] not null default '{}',
    send_time timestamptz,
    revoke_time timestamptz,
    send_status char(1) not null default '0' check (send_status in ('0', '1', '2')),
    sender text,
    is_shown boolean not null default false,
    create_by text not null,
    create_time timestamptz not null default now(),
    update_by text,
    update_time timestamptz,
    check (revoke_time > send_time),
    check (send_status = '0' or send_time is not null),
    check ((msg_type = 'ALL') = (target_ids = '{}'))
  )`.execute(db);
  await sql`create index announcement_newest on announcement (create_time desc, id desc) where del_flag = 0`.execute(db);
  // What is on, or waits for its time: what every page asks about.
  await sql`create index announcement_sent on announcement (send_time desc) where send_status = '1' and del_flag = 0`.execute(db);
  await sql`create table announcement_read (
    announcement_id char(32) not null references announcement on delete cascade,
    user_id char(32) not null references sys_user on delete cascade,
    read_time timestamptz not null,
    primary key (announcement_id, user_id)
  )`.execute(db);
  await watchRows(db, 'announcement');
}
