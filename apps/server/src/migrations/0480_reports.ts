import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Administrators add reports of their own; what a report may read is said by its source, no longer by its row. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table sys_report
    add column source text,
    add column fixed_filter text,
    add column built_in char(1) not null default 'N' check (built_in in ('Y', 'N')),
    add column version integer not null default 1,
    add column create_by text not null default 'system',
    add column create_time timestamptz not null default now()`.execute(db);
  await sql`update sys_report set source = case table_name when 'warranty_claim' then 'warrantyClaim' else table_name end, built_in = 'Y'`.execute(db);
  await sql`alter table sys_report
    alter column source set not null,
    drop column table_name, drop column scope, drop column soft_deleted, drop column permission`.execute(db);
  await sql`update sys_report_field set search = 'none' where search is null`.execute(db);
  await sql`alter table sys_report_field
    drop column type, drop column dict,
    alter column search set not null,
    add check (search in ('none', 'single', 'group', 'more'))`.execute(db);
}
