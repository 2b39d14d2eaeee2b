import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** The position of a user in their organisation. A position that a user holds is not deleted; deleted users do not count. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table sys_user add column position_id char(32) references sys_position (id) on delete set null`.execute(db);
  await sql`create index sys_user_position on sys_user (position_id)`.execute(db);
}
