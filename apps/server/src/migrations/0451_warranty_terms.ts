import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

const record = sql`add column version integer not null default 1, add column create_time timestamptz not null default now()`;
const newId = sql`add column id char(32) not null unique default replace(gen_random_uuid()::text, '-', '')`;

/** Policies that follow one another, suppliers and labour rates that are kept by form and by workbook. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table warranty_policy ${newId}, ${record}, add column valid_from date not null default '2000-01-01'`.execute(db);
  await sql`alter table warranty_policy alter column valid_from drop default`.execute(db);
  await sql`alter table warranty_policy drop constraint warranty_policy_product_code_key`.execute(db);
  await sql`alter table warranty_policy drop constraint warranty_policy_pkey`.execute(db);
  // Given when the record is stored.
  await sql`alter table warranty_policy alter column policy_code drop not null`.execute(db);
  await sql`create unique index warranty_policy_code on warranty_policy (policy_code)`.execute(db);
  await sql`create unique index warranty_policy_start on warranty_policy (product_code, valid_from)`.execute(db);

  await sql`alter table supplier ${newId}, ${record}, add column email text, add column country text,
    add column enabled char(1) not null default 'Y' check (enabled in ('Y', 'N'))`.execute(db);
  await sql`alter table labour_rate ${record}, alter column id set default replace(gen_random_uuid()::text, '-', '')`.execute(db);
  await sql`create unique index labour_rate_start on labour_rate (dealer_code, market_group, currency, valid_from) nulls not distinct`.execute(db);
}
