import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, money, watchRows, yesNo } from '../shared/database/migration.ts';

/** Acceptances of machines that have arrived, and their inspected items, which are copies of the catalogue's. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('arrival_accept')
    .$call(documentColumns)
    .addColumn('accept_no', codeText, (c) => c.notNull().unique())
    .addColumn('batch_no', codeText)
    .addColumn('vehicle_id', 'char(32)', (c) => c.notNull().references('vehicle.id'))
    .addColumn('vin', codeText, (c) => c.notNull())
    .addColumn('engine_no', 'text')
    .addColumn('second_product', 'text', (c) => c.notNull())
    .addColumn('third_product', 'text', (c) => c.notNull())
    .addColumn('fourth_product', 'text', (c) => c.notNull())
    .addColumn('vehicle_order_no', 'text')
    .addColumn('arrival_date', 'date', (c) => c.notNull())
    .addColumn('deadline', 'date', (c) => c.notNull())
    .addColumn('acceptance_date', 'date')
    .addColumn('acceptance_personnel', 'text')
    .addColumn('acceptance_place', 'text')
    .addColumn('operating_hours', sql`numeric(10, 1)`)
    .addColumn('mileage', sql`numeric(10, 2)`)
    .addColumn('keys_qty', 'integer')
    .addColumn('documents_complete', 'char(1)', (c) => c.check(yesNo('documents_complete')))
    .addColumn('tools_complete', 'char(1)', (c) => c.check(yesNo('tools_complete')))
    .addColumn('result', 'text')
    .addColumn('failed_count', 'integer', (c) => c.notNull())
    .addColumn('open_count', 'integer', (c) => c.notNull())
    .addColumn('blocking_count', 'integer', (c) => c.notNull())
    .addColumn('answered_count', 'integer', (c) => c.notNull())
    .addColumn('item_count', 'integer', (c) => c.notNull())
    .addColumn('first_submit_date', 'date')
    .addColumn('delay_reason', 'text')
    .addColumn('remark', 'text')
    .addColumn('catalogue_date', 'date')
    .addColumn('pdi_fee', money)
    .addColumn('currency', 'text')
    .addColumn('settlement_status', 'text')
    .addColumn('statement_no', 'text')
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('resubmit_until', 'date')
    .addColumn('reject_reason', 'text')
    .addColumn('marks', 'jsonb', (c) => c.notNull())
    .addColumn('close_reason', 'text')
    .execute();
  await sql`create index arrival_accept_dealer on arrival_accept (dealer_code, create_time desc, id) where del_flag = 0`.execute(db);
  await sql`create index arrival_accept_status on arrival_accept (status, create_time desc, id) where del_flag = 0`.execute(db);
  await sql`create index arrival_accept_vin on arrival_accept (vin)`.execute(db);
  await sql`create index arrival_accept_batch on arrival_accept (batch_no) where batch_no is not null`.execute(db);
  // A machine waits for one acceptance at a time.
  await sql`create unique index arrival_accept_open on arrival_accept (vehicle_id) where status <> 'closed' and del_flag = 0`.execute(db);
  await watchRows(db, 'arrival_accept');

  await sql`create table arrival_accept_item (
    id char(32) primary key,
    accept_id char(32) not null references arrival_accept (id) on delete cascade,
    line_no integer not null,
    item_code ${codeText} not null,
    name jsonb not null,
    standard jsonb not null,
    category text not null,
    method text not null,
    value_type text not null,
    unit text,
    min_value numeric(10, 2),
    max_value numeric(10, 2),
    photo_required char(1) not null,
    mandatory char(1) not null,
    safety char(1) not null,
    item_result text,
    measured_value numeric(10, 2),
    measured_text text,
    failed_reason_code text,
    failed_reason_text text,
    handling text,
    handled char(1) check (${yesNo('handled')}),
    claim_no text,
    remark text,
    review_remark text,
    unique (accept_id, item_code)
  )`.execute(db);
  await sql`create index arrival_accept_item_code on arrival_accept_item (item_code)`.execute(db);
}
