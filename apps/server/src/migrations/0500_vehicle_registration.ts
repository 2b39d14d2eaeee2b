import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Machines whose registration is being corrected, and those that nobody has registered. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table vehicle
    add column warranty_suspended char(1) not null default 'N' check (warranty_suspended in ('Y', 'N')),
    add column unregistered_since date,
    add column warranty_reason text`.execute(db);
}
