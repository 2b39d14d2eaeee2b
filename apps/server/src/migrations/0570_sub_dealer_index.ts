import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** The department of a sub-dealer is looked up by its code: by passports, for one. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index sys_depart_sub_dealer on sys_depart (sub_dealer_code) where sub_dealer_code is not null`.execute(db);
}
