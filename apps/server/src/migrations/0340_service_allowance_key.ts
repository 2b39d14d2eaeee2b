import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** One allowance of a kind, for the same products and currency, begins on a day. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`drop index service_allowance_key`.execute(db);
  await sql`create unique index service_allowance_key on service_allowance (fee_type, second_product, third_products, currency, valid_from)`.execute(db);
}
