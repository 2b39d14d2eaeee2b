import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Lists of finance among millions of rows: indexes for what lines and fees are searched by. */
export async function up(db: MigrationDb): Promise<void> {
  for (const statement of indexes) await statement.execute(db);
}

const indexes = [
  sql`create index finance_ledger_search on finance_ledger using gin (entry_no gin_trgm_ops, source_no gin_trgm_ops, bank_reference gin_trgm_ops)`,
  sql`create index service_fee_search on service_fee using gin (fee_no gin_trgm_ops, source_no gin_trgm_ops, vin gin_trgm_ops, statement_no gin_trgm_ops, search_form(description) gin_trgm_ops)`,
  sql`create index service_fee_source on service_fee (fee_source, fee_date desc, id desc) where del_flag = 0`,
  sql`create index service_fee_no_machine on service_fee (fee_date desc, id desc) where second_product is null and del_flag = 0`,
  // Full ones: a filter by a parameter cannot use a partial index.
  sql`drop index service_fee_open`,
  sql`drop index service_fee_status`,
  sql`create index service_fee_settled_as on service_fee (settlement_status, fee_date desc, id desc) where del_flag = 0`,
  sql`create index service_fee_status on service_fee (status, fee_date desc, id desc) where del_flag = 0`,
];
