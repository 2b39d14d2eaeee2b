import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Until when the server that makes a file has said to be alive, and whether somebody waits for a message about it. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table kept_file add column alive_until timestamptz, add column announced boolean not null default false`.execute(db);
  // Whoever was making a file when this migration runs has gone.
  await sql`update kept_file set alive_until = create_time where status = 'running'`.execute(db);
}
