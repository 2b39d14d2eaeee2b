/** Who reads a story. Conditions are about the table `news` without an alias. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../shared/database/database.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import './tables.ts';

/** Published, its time has come, and written for readers of the user's language or of all. */
export const isReadBy = ({ language }: CurrentUser): RawBuilder<SqlBool> =>
  sql<SqlBool>`(news.del_flag = 0 and news.status = 'pass' and news.publish_time <= now() and (news.language is null or news.language = ${language}))`;

export const isAuthor = ({ permissions }: CurrentUser): boolean => permissions.has('news:edit');

/** True if the story exists and meets the condition. */
export async function exists(db: Db, id: string, condition = sql<SqlBool>`true`): Promise<boolean> {
  const { rows } = await sql`select from news where id = ${id} and del_flag = 0 and ${condition}`.execute(db);
  return rows.length > 0;
}
