import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, money, watchRows } from '../shared/database/migration.ts';

/** Remittances of dealers and entries of finance; where the money of a ledger line came from. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('dealer_payment').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'dealer_payment');
}

const statements = [
  sql`alter table dealer_payment
    add column payment_no ${codeText} not null constraint dealer_payment_number unique,
    add column kind text not null check (kind in ('remittance', 'entry', 'transfer', 'opening')),
    add column account_type text check (account_type in ('vehicle', 'parts', 'deposit')),
    add column to_account_type text check (to_account_type in ('vehicle', 'parts', 'deposit')),
    add column currency text,
    add column direction text not null check (direction in ('in', 'out')),
    add column fee_type text,
    add column fee_date date,
    add column payment_amount ${money} check (payment_amount > 0),
    add column paid_amount ${money} check (paid_amount > 0 and paid_amount <= payment_amount),
    add column bank_charges ${money} generated always as (payment_amount - paid_amount) stored,
    add column pay_status text not null default 'unpaid' check (pay_status in ('unpaid', 'partial', 'paid')),
    add column payer_name text,
    add column bank_name text,
    add column bank_tag_number text,
    add column account_number text,
    add column transfer_date date,
    add column bank_reference text,
    add column order_nos jsonb not null default '[]',
    add column remark text,
    add column entry_no ${codeText},
    add column journal_no text,
    add column reversed_by ${codeText},
    add column book_time timestamptz,
    add column book_by text,
    add column round integer not null default 0,
    add column resubmit_until date,
    add column reject_reason text,
    add column marks jsonb not null default '[]',
    add column close_reason text`,
  sql`create index dealer_payment_newest on dealer_payment (create_time desc, id desc) where del_flag = 0`,
  sql`create index dealer_payment_dealer on dealer_payment (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`create index dealer_payment_dealer_status on dealer_payment (dealer_code, status, create_time desc, id desc) where del_flag = 0`,
  sql`create index dealer_payment_status on dealer_payment (status, create_time desc, id desc) where del_flag = 0`,
  sql`alter table finance_ledger
    add column bank_name text,
    add column bank_tag_number text,
    add column account_number text,
    add column bank_reference text`,
  sql`create index finance_ledger_dealer_posted on finance_ledger (dealer_code, post_time desc, id desc)`,
  // Credits and debits of banks that are booked, each once. A booking that names no bank stands for any.
  sql`create table bank_receipt (
    bank_tag text not null,
    bank_reference text not null,
    entry_no text not null unique,
    primary key (bank_reference, bank_tag)
  )`,
];
