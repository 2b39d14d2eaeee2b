import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** A document may wait for the same in several places at once. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table todo add column place text not null default '', drop constraint todo_task,
    add constraint todo_task unique (doc_id, task, permission, place)`.execute(db);
}
