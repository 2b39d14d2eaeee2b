import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Two administrators who edit one record do not overwrite each other. */
export async function up(db: MigrationDb): Promise<void> {
  for (const table of ['sys_user', 'sys_depart', 'sys_position', 'sys_dict', 'sys_category'])
    await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(db);
}
