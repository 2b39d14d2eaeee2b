import { sql } from 'kysely';
import { codeText, type MigrationDb, money } from '../shared/database/migration.ts';

/** What dealers are to pay, by month and currency. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table collection_target (
    id char(32) primary key default replace(gen_random_uuid()::text, '-', ''),
    version integer not null default 1,
    create_time timestamptz not null default now(),
    dealer_code ${codeText} not null,
    currency text not null,
    period char(7) not null check (period ~ '^[0-9]{4}-[0-9]{2}$'),
    target_amount ${money} not null check (target_amount > 0),
    unique (dealer_code, currency, period)
  )`.execute(db);
}
