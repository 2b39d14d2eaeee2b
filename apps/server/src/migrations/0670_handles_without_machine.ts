import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** A return of used parts is about no single machine: messages named its number in the place of one. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`update message set params = params - 'vin' where event like 'usedPartsHandle.%' and params ->> 'vin' = params ->> 'no'`.execute(db);
}
