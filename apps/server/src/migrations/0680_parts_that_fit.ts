import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** The models a part fits and the systems it belongs to. None means all, so parts that are there fit what they fitted. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table parts add column applicable_models text[] not null default '{}', add column bug_systems text[] not null default '{}'`.execute(db);
}
