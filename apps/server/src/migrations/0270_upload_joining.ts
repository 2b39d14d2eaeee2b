import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Since when a file in parts is being joined: a server that died at it is known by its age. Before, a session named itself for as long. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table attach_session add column joining_since timestamptz`.execute(db);
  await sql`update attach_session set attach_id = null where attach_id = id`.execute(db);
}
