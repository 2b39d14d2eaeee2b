import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Products get what every master has, and what models say of themselves; their dictionary is served from the table. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table product
    add column id char(32) not null unique default replace(gen_random_uuid()::text, '-', ''),
    add column version integer not null default 1,
    add column create_time timestamptz not null default now(),
    add column power_kw numeric(6, 1) check (power_kw >= 0),
    add column engine_model text,
    add column vin_code text,
    add column lead_days integer check (lead_days between 0 and 365)`.execute(db);
  // A file may name a product before the one above it.
  await sql`alter table product drop constraint product_parent_code_fkey`.execute(db);
  await sql`alter table product add constraint product_parent_code_fkey
    foreign key (parent_code) references product (code) deferrable initially deferred`.execute(db);
  await sql`create trigger product_told after insert or update or delete on product
    for each statement execute function tell_master()`.execute(db);
  await sql`delete from sys_dict_item where dict_code = 'product2'`.execute(db);
}
