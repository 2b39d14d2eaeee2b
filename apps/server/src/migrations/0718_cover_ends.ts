import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** The home page counts covers that end soon: of many machines few. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index vehicle_cover_end on vehicle ((coalesce(extend_end_date, warranty_end_date))) where vehicle_status = 'delivered' and del_flag = 0`.execute(
    db,
  );
}
