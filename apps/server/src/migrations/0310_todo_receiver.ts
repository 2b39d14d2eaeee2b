import type { MigrationDb } from '../shared/database/migration.ts';

/** A task may be for one role, or for one user alone, among those who hold its permission. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('todo').addColumn('role', 'text').addColumn('assignee', 'text').execute();
}
