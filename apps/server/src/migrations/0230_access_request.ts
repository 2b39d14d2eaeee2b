import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** What somebody wrote who asked for an account; the account itself is a user who cannot sign in yet (status 3). */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('access_request')
    .addColumn('user_id', 'char(32)', (c) => c.primaryKey().references('sys_user.id').onDelete('cascade'))
    .addColumn('company', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .execute();
  await sql`create index sys_user_requested on sys_user (lower(email)) where status = 3`.execute(db);
}
