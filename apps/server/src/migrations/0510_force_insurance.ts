import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, money, watchRows } from '../shared/database/migration.ts';

/** Compulsory policies of machines, and what a machine shows of them. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('force_insurance')
    .$call(documentColumns)
    .addColumn('insurance_no', codeText, (c) => c.notNull().unique())
    .addColumn('biz_type', 'text', (c) => c.notNull())
    .addColumn('vehicle_id', 'char(32)', (c) => c.notNull().references('vehicle.id'))
    .addColumn('vin', codeText, (c) => c.notNull())
    .addColumn('engine_no', 'text')
    .addColumn('second_product', 'text', (c) => c.notNull())
    .addColumn('third_product', 'text', (c) => c.notNull())
    .addColumn('fourth_product', 'text', (c) => c.notNull())
    .addColumn('owner_name', 'text')
    .addColumn('currency', 'text')
    .addColumn('settlement_status', 'text')
    .addColumn('statement_no', 'text')
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('resubmit_until', 'date')
    .addColumn('reject_reason', 'text')
    .addColumn('marks', 'jsonb', (c) => c.notNull())
    .addColumn('close_reason', 'text')
    .addColumn('insurance_type', 'text')
    .addColumn('insurer', 'text')
    .addColumn('policy_no', 'text')
    .addColumn('policy_start', 'date')
    .addColumn('policy_end', 'date')
    .addColumn('insured_amount', money)
    .addColumn('premium', money)
    .addColumn('subsidy_amount', money)
    .addColumn('plate_no', 'text')
    .addColumn('registration_no', 'text')
    .addColumn('registration_date', 'date')
    .addColumn('insured_name', 'text')
    .addColumn('insured_id_no', 'text')
    .addColumn('previous_no', codeText)
    .execute();
  await sql`create index force_insurance_dealer on force_insurance (biz_type, dealer_code, create_time desc, id) where del_flag = 0`.execute(db);
  await sql`create index force_insurance_status on force_insurance (biz_type, status, create_time desc, id) where del_flag = 0`.execute(db);
  await sql`create index force_insurance_vin on force_insurance (vin)`.execute(db);
  await sql`create index force_insurance_policy on force_insurance (lower(insurer), lower(policy_no)) where policy_no is not null`.execute(db);
  await sql`create index force_insurance_end on force_insurance (policy_end) where status = 'pass' and biz_type = 'insurance'`.execute(db);
  await watchRows(db, 'force_insurance');
  await sql`alter table vehicle add column if not exists insurance_status text not null default 'none'`.execute(db);
  await sql`alter table vehicle add column if not exists policy_end date`.execute(db);
}
