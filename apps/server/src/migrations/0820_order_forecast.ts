import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, watchRows } from '../shared/database/migration.ts';

/** Forecasts of dealers: how many machines of each model they will need in twelve months. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('order_forecast').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'order_forecast');
}

const months = Array.from({ length: 12 }, (_, at) => `m${at + 1}_target integer not null default 0 check (m${at + 1}_target >= 0)`);

const statements = [
  sql`alter table order_forecast
    add column forecast_no ${codeText} not null constraint order_forecast_number unique,
    add column year integer not null,
    add column month integer not null check (month between 1 and 12),
    add column region text not null,
    add column marketing_department ${codeText},
    add column total_qty integer not null default 0,
    add column next3_qty integer not null default 0,
    add column remark text,
    add column round integer not null default 0,
    add column resubmit_until date,
    add column reject_reason text,
    add column marks jsonb not null default '[]',
    add column close_reason text,
    add column submission_status text not null generated always as (case when status in ('draft', 'no_pass') then 'draft' else 'submitted' end) stored`,
  // One of a dealer for each month; forecasts before another one are found by it.
  sql`create unique index order_forecast_base on order_forecast (dealer_code, year, month) where del_flag = 0`,
  sql`create index order_forecast_month on order_forecast (year, month, create_time desc, id desc) where del_flag = 0`,
  sql`create index order_forecast_newest on order_forecast (create_time desc, id desc) where del_flag = 0`,
  sql`create index order_forecast_dealer on order_forecast (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`create index order_forecast_dealer_status on order_forecast (dealer_code, status) where del_flag = 0`,
  sql`create index order_forecast_status on order_forecast (status, create_time desc, id desc) where del_flag = 0`,
  sql`create table order_forecast_line (
    id char(32) primary key,
    forecast_id char(32) not null references order_forecast on delete cascade,
    line_no integer not null,
    fourth_product_code ${codeText} not null references product (code),
    config_remark text,
    ${sql.raw(months.join(', '))},
    line_remark text
  )`,
  sql`create index order_forecast_line_document on order_forecast_line (forecast_id, line_no)`,
  sql`create index order_forecast_line_product on order_forecast_line (fourth_product_code)`,
];
