import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Some fields tell their values apart without regard to case, as names to sign in with. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table sys_unique_field add column ignore_case char(1) not null default 'N' check (ignore_case in ('Y', 'N'))`.execute(db);
}
