import { sql } from 'kysely';
import { codeText, type MigrationDb, money } from '../shared/database/migration.ts';

/** What a claim's parts took from the shelf, what its suppliers pay back, and what is charged back once it is settled. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table claim_parts add column stock_short_qty numeric(10, 2)`.execute(db);
  await sql`alter table warranty_claim
    add column supplier_recovery_amount ${money},
    add column charge_back_by text,
    add column charged_back_amount ${money} not null default 0`.execute(db);
  await sql`create table claim_charge_back (
    id char(32) primary key,
    claim_id char(32) not null references warranty_claim (id),
    claim_no ${codeText} not null,
    amount ${money} not null check (amount > 0),
    lines jsonb not null default '[]',
    reason text not null check (length(reason) <= 500),
    status text not null check (status in ('waiting', 'confirmed', 'refused', 'settled')),
    fee_no text,
    create_by text not null,
    create_name text not null,
    create_time timestamptz not null,
    decided_by text,
    decided_name text,
    decided_time timestamptz,
    decided_reason text
  )`.execute(db);
  await sql`create index claim_charge_back_claim on claim_charge_back (claim_id, create_time)`.execute(db);
  // One waits at a time, also where two are asked for at once.
  await sql`create unique index claim_charge_back_waiting on claim_charge_back (claim_id) where status = 'waiting'`.execute(db);
}
