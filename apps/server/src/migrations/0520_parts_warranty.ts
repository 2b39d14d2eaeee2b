import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** A part without months of warranty of its own has those of the installation. Parts that are there keep theirs. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table parts alter column warranty_months_parts drop not null, alter column warranty_months_parts drop default`.execute(db);
}
