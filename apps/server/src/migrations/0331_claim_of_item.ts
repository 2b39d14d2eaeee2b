import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** The failed item of an inspection on arrival that a claim repairs. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table warranty_claim add column pdi_item_id char(32)`.execute(db);
  await sql`create index arrival_accept_item_claim on arrival_accept_item (claim_no) where claim_no is not null`.execute(db);
}
