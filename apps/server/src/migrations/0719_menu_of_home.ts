import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** The entry of the notices is named after their list, since its address shows home; what administrators changed about it goes along. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`delete from sys_menu where id = 'workbench-notice-list' and exists (select from sys_menu where id = 'workbench-notice')`.execute(db);
  await sql`update sys_menu set id = 'workbench-notice-list' where id = 'workbench-notice'`.execute(db);
  await sql`update sys_menu set pid = 'workbench-notice-list' where pid = 'workbench-notice'`.execute(db);
  await sql`update sys_menu set id = 'workbench-notice-detail' where id = 'workbench-notice-detail-id'`.execute(db);
}
