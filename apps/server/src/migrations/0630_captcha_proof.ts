import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** A verification code comes with a puzzle, whose signature only this server can make. Codes live for five minutes: those before have none. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`delete from captcha`.execute(db);
  await sql`alter table captcha add column proof_key text not null`.execute(db);
}
