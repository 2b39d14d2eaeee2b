import { sql } from 'kysely';
import { codeText, type MigrationDb, yesNo } from '../shared/database/migration.ts';

/** Plans for extended warranties with their prices, a row for each currency. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table extend_plan (
    id char(32) primary key default replace(gen_random_uuid()::text, '-', ''),
    version integer not null default 1,
    create_time timestamptz not null default now(),
    plan_code ${codeText} not null,
    currency text not null,
    fee numeric(18, 2) not null check (fee >= 0),
    name jsonb not null,
    second_product ${codeText} not null,
    third_products text[] not null default '{}',
    coverage_type text not null,
    months integer not null check (months in (12, 24, 36)),
    hours integer,
    valid_from date not null,
    valid_to date,
    enabled char(1) not null default 'Y' check (${yesNo('enabled')}),
    constraint extend_plan_key unique (plan_code, currency)
  )`.execute(db);
  await sql`create index extend_plan_product on extend_plan (second_product, currency)`.execute(db);
}
