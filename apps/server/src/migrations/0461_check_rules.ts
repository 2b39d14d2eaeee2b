import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Administrators add check rules of their own. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table sys_check_rule
    add column id char(32) not null unique default replace(gen_random_uuid()::text, '-', ''),
    add column version integer not null default 1,
    add column create_time timestamptz not null default now(),
    add column description text,
    add column built_in char(1) not null default 'N' check (built_in in ('Y', 'N'))`.execute(db);
  await sql`update sys_check_rule set built_in = 'Y'`.execute(db);
}
