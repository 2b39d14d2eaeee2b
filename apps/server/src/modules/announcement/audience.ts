/** Whom an announcement is for, and whether it is on. Conditions are about the table `announcement` without an alias. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../shared/database/database.ts';
import './tables.ts';

/** It is meant for a user: for all, or for one of their roles, a department with those below it, or themselves. @param user the row of `sys_user` by its name in the statement */
const isFor = (user: 'sys_user'): RawBuilder<SqlBool> => sql<SqlBool>`case announcement.msg_type
  when 'ALL' then true
  when 'USER' then ${sql.ref(`${user}.username`)} = any(announcement.target_ids)
  when 'ROLE' then exists (select from sys_user_role held where held.user_id = ${sql.ref(`${user}.id`)} and held.role_code = any(announcement.target_ids))
  else exists (select from sys_user_depart place, unnest(announcement.target_ids) target
    where place.user_id = ${sql.ref(`${user}.id`)} and starts_with(place.org_code, target)) end`;

/** It is on now, and meant for this user. @param at moment as the clock of the business has it */
export const isAnnounced = (userId: string, at: string): RawBuilder<SqlBool> => sql<SqlBool>`(announcement.del_flag = 0 and announcement.send_status = '1'
  and announcement.send_time <= ${at}::timestamptz and announcement.revoke_time > ${at}::timestamptz
  and exists (select from sys_user where sys_user.id = ${userId} and ${isFor('sys_user')}))`;

/** Those of some users who are concerned by a change of announcements that are on, or were. */
export async function concernedBy(db: Db, ids: readonly string[], userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select sys_user.id from sys_user where sys_user.id = any(${[...userIds]}::text[]) and exists (
    select from announcement where announcement.id = any(${[...ids]}::text[]) and (announcement.is_shown or announcement.send_status = '2') and ${isFor('sys_user')})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
