import { sql } from 'kysely';
import { codeText, type MigrationDb, yesNo } from '../shared/database/migration.ts';

const record = sql`add column version integer not null default 1, add column create_time timestamptz not null default now()`;
const madeId = sql`replace(gen_random_uuid()::text, '-', '')`;
const flag = (column: string, given: 'Y' | 'N') => sql`${sql.ref(column)} char(1) not null default ${sql.lit(given)} check (${yesNo(column)})`;

/** Exchange rates, factors and order types that are kept by form and by workbook. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table exchange_rate add column id char(32) not null unique default ${madeId}, ${record},
    add column run_no text, add column update_by text not null default 'system'`.execute(db);
  await sql`alter table exchange_rate alter column source set default 'manual'`.execute(db);
  await sql`update exchange_rate set source = 'import' where source not in ('manual', 'import', 'bank')`.execute(db);
  await sql`alter table exchange_rate add check (source in ('manual', 'import', 'bank'))`.execute(db);
  // Whether entries were booked at a rate is asked for every row of its list.
  await sql`create index finance_ledger_rate on finance_ledger (currency, exchange_rate, fee_date)`.execute(db);

  await sql`alter table coefficient ${record}, alter column id set default ${madeId}`.execute(db);
  await sql`create unique index coefficient_start on coefficient (type, dealer_code, currency, valid_from) nulls not distinct`.execute(db);

  await sql`create table order_type_rule (
    id char(32) primary key default ${madeId},
    version integer not null default 1,
    create_time timestamptz not null default now(),
    biz_type text not null check (biz_type in ('parts', 'vehicle')),
    order_type ${codeText} not null,
    name jsonb not null,
    lead_days integer not null check (lead_days between 0 and 365),
    surcharge_pct numeric(5, 2) not null default 0 check (surcharge_pct between 0 and 100),
    discount_pct numeric(5, 2) not null default 0 check (discount_pct between 0 and 100),
    ${sql.join([
      flag('free_of_charge', 'N'),
      flag('credit_auto', 'N'),
      flag('needs_reason', 'N'),
      flag('needs_vin', 'N'),
      flag('needs_claim', 'N'),
      flag('selectable', 'Y'),
      flag('enabled', 'Y'),
    ])},
    sort_no integer not null default 0,
    unique (biz_type, order_type)
  )`.execute(db);
}
