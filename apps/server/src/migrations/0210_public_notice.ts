import { sql } from 'kysely';
import { type MigrationDb, watchRows } from '../shared/database/migration.ts';

/** Notices get a life (draft, published, closed), an order that keeps pinned ones on top, and confirmations beside reads. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table public_notice
    alter column publish_time drop not null,
    add column status text not null default 'pass' check (status in ('draft', 'pass', 'closed')),
    add column version integer not null default 1,
    add column notify_time timestamptz,
    add column sort_time timestamp generated always as ((publish_time at time zone 'UTC') + case when top_flag = 'Y' then interval '100 years' else interval '0' end) stored,
    add column update_by text,
    add column update_time timestamptz,
    add column del_flag smallint not null default 0`.execute(db);
  await sql`alter table public_notice alter column status drop default`.execute(db);
  await sql`create index public_notice_order on public_notice (sort_time desc, id desc) where del_flag = 0`.execute(db);
  await sql`create index public_notice_newest on public_notice (create_time desc, id desc) where del_flag = 0`.execute(db);
  await watchRows(db, 'public_notice');
  await sql`alter table notice_read add column confirm_time timestamptz`.execute(db);
  // Until now a notice counted as read only when its reader had confirmed it.
  await sql`update notice_read set confirm_time = read_time`.execute(db);
}
