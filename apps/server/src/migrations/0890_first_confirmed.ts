import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** How much of a line was there when its order was confirmed, for the rate of lines that are confirmed in full; services by the day they are due. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table parts_order_line add column first_confirmed_qty numeric(10, 2)`.execute(db);
  await sql`create index vehicle_plan_due on vehicle_plan (due_date) where status in ('done', 'missed')`.execute(db);
}
