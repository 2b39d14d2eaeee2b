import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, money, watchRows } from '../shared/database/migration.ts';

/** Statements: what a dealer was charged and credited in a month, and which fees are settled. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('monthly_collect_receipts').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'monthly_collect_receipts');
}

const amounts = [
  'opening_vehicle',
  'opening_parts',
  'opening_deposit',
  'collected_vehicle',
  'collected_parts',
  'deposit_in',
  'vehicle_charges',
  'parts_charges',
  'extension_fees',
  'other_charges',
  'service_fee_credit',
  'marketing_credit',
  'parts_claim_credit',
  'chargebacks',
  'other_in',
  'other_out',
  'closing_vehicle',
  'closing_parts',
  'closing_deposit',
  'fee_warranty',
  'fee_service',
  'fee_marketing',
  'fee_chargeback',
  'settlement_total',
];

const statements = [
  sql`alter table monthly_collect_receipts
    add column receipt_no ${codeText} not null constraint monthly_collect_receipts_number unique,
    add column period char(7) not null check (period ~ '^[0-9]{4}-[0-9]{2}$'),
    add column currency text not null,
    ${sql.join(
      amounts.map((name) => sql`add column ${sql.ref(name)} ${money} not null default 0`),
      sql`, `,
    )},
    add column movement jsonb not null default '[]',
    add column fee_count integer not null default 0,
    add column held_count integer not null default 0,
    add column target_amount ${money},
    add column collection_rate numeric(8, 1),
    add column round integer not null default 0,
    add column issue_time timestamptz,
    add column issue_by text,
    add column dispute_end date,
    add column confirm_by text,
    add column confirm_time timestamptz,
    add column dispute_reason text,
    add column dispute_amount ${money},
    add column settle_method text,
    add column settle_date date,
    add column journal_no text,
    add constraint monthly_collect_receipts_once unique (dealer_code, period, currency)`,
  // The two trading accounts together, as lists show and sum them.
  sql`alter table monthly_collect_receipts
    add column opening ${money} not null generated always as (opening_vehicle + opening_parts) stored,
    add column collected ${money} not null generated always as (collected_vehicle + collected_parts) stored,
    add column charges ${money} not null generated always as (vehicle_charges + parts_charges + extension_fees + other_charges) stored,
    add column credits ${money} not null generated always as (service_fee_credit + marketing_credit + parts_claim_credit - chargebacks) stored,
    add column closing ${money} not null generated always as (closing_vehicle + closing_parts) stored`,
  sql`create index monthly_collect_receipts_newest on monthly_collect_receipts (create_time desc, id desc) where del_flag = 0`,
  sql`create index monthly_collect_receipts_dealer on monthly_collect_receipts (dealer_code, currency, period desc)`,
  sql`create index monthly_collect_receipts_dealer_status on monthly_collect_receipts (dealer_code, status, create_time desc, id desc) where del_flag = 0`,
  sql`create index monthly_collect_receipts_status on monthly_collect_receipts (status, create_time desc, id desc) where del_flag = 0`,
  sql`create index monthly_collect_receipts_period on monthly_collect_receipts (period, status)`,
  sql`create index monthly_collect_receipts_ends on monthly_collect_receipts (dispute_end) where status = 'submitted'`,
  sql`create table monthly_collect_receipts_fee (
    receipt_id char(32) not null references monthly_collect_receipts (id) on delete cascade,
    fee_id char(32) not null references service_fee (id),
    state text not null check (state in ('included', 'held', 'excluded', 'disputed')),
    note text,
    hold text,
    primary key (receipt_id, fee_id)
  )`,
  sql`create unique index monthly_collect_receipts_fee_once on monthly_collect_receipts_fee (fee_id) where state in ('included', 'disputed')`,
  sql`create table monthly_collect_receipts_dispute (
    id char(32) primary key,
    receipt_id char(32) not null references monthly_collect_receipts (id) on delete cascade,
    round integer not null,
    line_no integer not null,
    kind text not null,
    ref_id char(32),
    ref_no text,
    stated_amount ${money} not null,
    claimed_amount ${money},
    difference ${money} not null generated always as (coalesce(claimed_amount, stated_amount) - stated_amount) stored,
    remark text not null check (length(remark) <= 500),
    answer text check (answer in ('accepted', 'refused')),
    answer_text text,
    correction_no text,
    answered_by text,
    answered_time timestamptz,
    unique (receipt_id, round, line_no)
  )`,
  sql`alter table finance_period
    add column reason text check (length(reason) <= 500),
    add column changed_by text,
    add column changed_time timestamptz`,
];
