import { sql } from 'kysely';
import { codeText, type MigrationDb, yesNo } from '../shared/database/migration.ts';

/** What the maker pays for inspections and handovers, and fees of a document that was reopened and approved again. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table service_allowance (
    id char(32) primary key default replace(gen_random_uuid()::text, '-', ''),
    version integer not null default 1,
    create_time timestamptz not null default now(),
    fee_type text not null,
    second_product ${codeText} not null,
    third_products text[] not null default '{}',
    currency text not null,
    amount numeric(18, 2) not null check (amount >= 0),
    valid_from date not null,
    valid_to date,
    enabled char(1) not null default 'Y' check (${yesNo('enabled')})
  )`.execute(db);
  await sql`create index service_allowance_key on service_allowance (fee_type, second_product, currency, valid_from)`.execute(db);
  await sql`alter table service_fee add column round integer not null default 1`.execute(db);
  await sql`alter table service_fee drop constraint service_fee_source_id_fee_type_key`.execute(db);
  await sql`alter table service_fee add constraint service_fee_once unique (source_id, fee_type, round)`.execute(db);
}
