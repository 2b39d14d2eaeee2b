import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** The secret that the keys of drafts in browsers are derived from; one row. It lies in the database so that all servers derive the same keys. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table draft_secret (secret text not null)`.execute(db);
  await sql`create unique index draft_secret_one on draft_secret ((true))`.execute(db);
  await sql`insert into draft_secret (secret) values (${randomBytes(32).toString('base64')})`.execute(db);
}
