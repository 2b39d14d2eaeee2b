import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** A dealer's open acceptances, which their list begins with, sorted by the days that are left: found without those that are done. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index arrival_accept_dealer_status on arrival_accept (dealer_code, status) where del_flag = 0`.execute(db);
}
