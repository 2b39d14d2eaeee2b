import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Market groups are kept by form; their dictionary is served from the table. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table market_group
    add column id char(32) not null unique default replace(gen_random_uuid()::text, '-', ''),
    add column version integer not null default 1,
    add column create_time timestamptz not null default now(),
    add column manager_user text,
    add column enabled char(1) not null default 'Y' check (enabled in ('Y', 'N'))`.execute(db);
  await sql`create trigger market_group_told after insert or update or delete on market_group
    for each statement execute function tell_master()`.execute(db);
  await sql`delete from sys_dict_item where dict_code = 'market_group'`.execute(db);
}
