import { sql } from 'kysely';
import { codeText, type MigrationDb, money } from '../shared/database/migration.ts';

/** Files of a bank that were imported, with what each line became, so that one can be taken back as a whole. */
export async function up(db: MigrationDb): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table bank_import (
    id char(32) primary key,
    version integer not null default 1,
    create_time timestamptz not null default now(),
    file_name text not null,
    booked_count integer not null,
    draft_count integer not null,
    create_by text not null,
    taken_back_time timestamptz,
    taken_back_by text
  )`,
  sql`create index bank_import_newest on bank_import (create_time desc, id desc)`,
  sql`create table bank_import_line (
    id char(32) primary key,
    import_id char(32) not null references bank_import (id) on delete cascade,
    result text not null check (result in ('booked', 'drafted')),
    payment_id char(32) not null references dealer_payment (id),
    payment_no ${codeText} not null,
    payment_version integer not null,
    dealer_code ${codeText} not null,
    fee_date date not null,
    payment_amount ${money} not null,
    currency text not null,
    bank_reference text not null,
    payer_name text,
    unique (import_id, payment_id)
  )`,
  sql`create index bank_import_line_payment on bank_import_line (payment_id)`,
];
