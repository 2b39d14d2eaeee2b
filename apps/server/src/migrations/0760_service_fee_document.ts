import { sql } from 'kysely';
import { codeText, type MigrationDb, watchRows } from '../shared/database/migration.ts';

/** Service fees are documents: staff enter fees by hand, which are reviewed; statements keep some off. */
export async function up(db: MigrationDb): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'service_fee');
}

const statements = [
  sql`alter table service_fee
    add column tenant_id integer not null default 0,
    add column sub_dealer_code ${codeText},
    add column sub_dealer_name text,
    add column submit_time timestamptz,
    add column submit_by text,
    add column audit_time timestamptz,
    add column audit_by text,
    add column audit_opinion text,
    add column version integer not null default 1,
    add column create_by text not null default 'system',
    add column update_by text,
    add column update_time timestamptz,
    add column del_flag smallint not null default 0,
    -- Why a statement leaves it out: excluded from this one, or disputed.
    add column held_reason text check (held_reason in ('excluded', 'disputed')),
    add column close_reason text,
    add constraint service_fee_settled check ((settlement_status = 'settled') = (settled_date is not null)),
    add constraint service_fee_held check (held_reason is null or settlement_status = 'unsettled')`,
  // A fee that staff enter is its own source.
  sql`alter table service_fee alter column source_no drop not null`,
  sql`create function service_fee_own_source() returns trigger language plpgsql as $$
    begin
      new.source_no := new.fee_no;
      return new;
    end $$`,
  sql`create trigger service_fee_own_source before insert on service_fee for each row when (new.source_no is null) execute function service_fee_own_source()`,
  sql`drop index service_fee_dealer`,
  sql`create index service_fee_newest on service_fee (fee_date desc, id desc) where del_flag = 0`,
  sql`create index service_fee_dealer on service_fee (dealer_code, fee_date desc, id desc) where del_flag = 0`,
  sql`create index service_fee_created on service_fee (create_time desc, id desc) where del_flag = 0`,
  sql`create index service_fee_dealer_created on service_fee (dealer_code, create_time desc, id desc) where del_flag = 0`,
  // For the statistic, which reads the index alone.
  sql`create index service_fee_statistic on service_fee (fee_date) include (dealer_code, fee_type, currency, second_product, settlement_status, amount)
    where status = 'audit_succeeded' and del_flag = 0`,
  sql`create index service_fee_type on service_fee (fee_type, fee_date desc, id desc) where del_flag = 0`,
  sql`create index service_fee_open on service_fee (settlement_status, fee_date desc, id desc) where del_flag = 0 and settlement_status <> 'settled'`,
  sql`create index service_fee_status on service_fee (status, fee_date desc, id desc) where del_flag = 0 and status <> 'audit_succeeded'`,
  sql`create index service_fee_source_no on service_fee (source_no)`,
  sql`create index service_fee_vin on service_fee (vin) where vin is not null`,
];
