import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** The list of users shows the newest first and finds parts of names: without these it reads every user. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index sys_user_newest on sys_user (create_time desc, id desc)`.execute(db);
  await sql`create index sys_user_words on sys_user using gin (username gin_trgm_ops, realname gin_trgm_ops, phone gin_trgm_ops)`.execute(db);
}
