import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, watchRows, yesNo } from '../shared/database/migration.ts';

/** Applications for extended warranties. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('extend_insurance').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'extend_insurance');
}

const statements = [
  sql`alter table extend_insurance
    add column extend_no ${codeText} not null constraint extend_insurance_number unique,
    add column vehicle_id char(32) not null references vehicle,
    add column vin ${codeText} not null,
    add column engine_no text,
    add column second_product ${codeText} not null,
    add column third_product ${codeText} not null,
    add column fourth_product ${codeText} not null,
    add column owner_name text,
    add column delivery_date date not null,
    add column no_hours char(1) not null check (${yesNo('no_hours')}),
    add column operating_hours numeric(10, 1),
    add column plan_code ${codeText} not null,
    add column coverage_type text not null,
    add column extend_months integer not null,
    add column extend_hours integer,
    add column extension_fee numeric(18, 2) not null,
    add column late_fee numeric(18, 2) not null,
    add column late_fee_waived char(1) not null default 'N' check (${yesNo('late_fee_waived')}),
    add column total_fee numeric(18, 2) not null,
    add column currency text not null,
    add column start_date date not null,
    add column end_date date not null,
    add column start_hours integer,
    add column end_hours integer,
    add column apply_date date,
    add column apply_until date not null,
    add column pay_method text,
    add column pay_status text not null default 'unpaid',
    add column pay_until date,
    add column paid_date date,
    add column bank_ref text,
    add column maintenance_complete char(1) not null check (${yesNo('maintenance_complete')}),
    add column remark text,
    add column round integer not null,
    add column resubmit_until date,
    add column reject_reason text,
    add column marks jsonb not null,
    add column close_reason text`,
  // Pages: equality columns, then the sort key with its tie-breaker.
  sql`create index extend_insurance_newest on extend_insurance (create_time desc, id desc) where del_flag = 0`,
  sql`create index extend_insurance_dealer on extend_insurance (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`create index extend_insurance_dealer_status on extend_insurance (dealer_code, status) where del_flag = 0`,
  sql`create index extend_insurance_machine on extend_insurance (vehicle_id)`,
  sql`create index extend_insurance_vin on extend_insurance (vin)`,
];
