import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** What customs asks about a part. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table parts add column hs_code text check (hs_code ~ '^[0-9.]{4,20}$'), add column origin_country text`.execute(db);
}
