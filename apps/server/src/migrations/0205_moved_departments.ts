import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** The code of a department follows its place in the tree; who works there goes along. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table sys_user_depart drop constraint sys_user_depart_org_code_fkey,
    add constraint sys_user_depart_org_code_fkey foreign key (org_code) references sys_depart (org_code) on update cascade`.execute(db);
}
