import { sql } from 'kysely';
import { codeText, type MigrationDb, yesNo } from '../shared/database/migration.ts';

/** Teams of the maker's sales with their product lines, and platforms of teams with their series. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table product_team (
    id char(32) primary key default replace(gen_random_uuid()::text, '-', ''),
    version integer not null default 1,
    create_time timestamptz not null default now(),
    code ${codeText} not null unique,
    name jsonb not null,
    sort_no integer not null default 0,
    enabled char(1) not null default 'Y' check (${yesNo('enabled')}),
    second_products text[] not null
  )`.execute(db);
  await sql`create table platform (
    id char(32) primary key default replace(gen_random_uuid()::text, '-', ''),
    version integer not null default 1,
    create_time timestamptz not null default now(),
    code ${codeText} not null unique,
    name jsonb not null,
    product_team ${codeText} not null references product_team (code),
    sort_no integer not null default 0,
    enabled char(1) not null default 'Y' check (${yesNo('enabled')}),
    third_products text[] not null
  )`.execute(db);
  await sql`create index platform_team on platform (product_team)`.execute(db);
}
