import { sql } from 'kysely';
import { codeText, type MigrationDb, money } from '../shared/database/migration.ts';

/** Price list of machines. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table vehicle_price (
    id char(32) primary key default replace(gen_random_uuid()::text, '-', ''),
    version integer not null default 1,
    create_time timestamptz not null default now(),
    fourth_product ${codeText} not null,
    currency text not null,
    price ${money} not null check (price >= 0),
    valid_from date not null,
    valid_to date check (valid_to >= valid_from),
    unique (fourth_product, currency, valid_from)
  )`.execute(db);
}
