import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/**
 * Finds what orders still want of a part, for the list of the maker's stock; the substitute has taken the line over where there is one.
 * Warehouses are a dictionary, which pages keep.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index parts_order_line_backorder on parts_order_line (coalesce(substitute_code, parts_code)) where backorder_qty > 0`.execute(db);
  await sql`create index parts_order_line_undelivered on parts_order_line (coalesce(substitute_code, parts_code), warehouse)
    where open_qty + packed_qty > 0`.execute(db);
  await sql`create trigger maker_warehouse_told after insert or update or delete on maker_warehouse
    for each statement execute function tell_master()`.execute(db);
}
