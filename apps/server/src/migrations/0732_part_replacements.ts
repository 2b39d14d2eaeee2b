import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Which parts a part replaces is asked for every row of the catalogue. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index parts_replaced_by on parts (replaced_by) where replaced_by is not null`.execute(db);
}
