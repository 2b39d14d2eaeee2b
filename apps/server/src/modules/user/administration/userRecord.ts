import { sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { userCondition } from '../../../shared/scope/sourceScope.ts';
import { requestedStatus } from './manageable.ts';
import { findUsers } from '../userList.ts';

type UserRecord = Operations['usersQueryById']['reply']['result'];
type Details = Omit<UserRecord, keyof Awaited<ReturnType<typeof findUsers>>[number]>;

/** One user with everything an administrator may change. */
export async function userRecord(context: Context, id: string): Promise<UserRecord> {
  const { db, user } = context;
  const [item] = await findUsers(context, sql`sys_user.id = ${id} and ${userCondition(user, 'sysUser') ?? sql`true`}`);
  if (!item) throw refuse('E-012');
  const { rows } = await sql<Details>`select language, timezone, pwd_update_time, need_change_password, last_login_time, create_by, version,
      array(select d.id from sys_user_depart u join sys_depart d on d.org_code = u.org_code where u.user_id = sys_user.id order by d.org_code) as depart_ids,
      array(select r.id from sys_user_role u join sys_role r on r.role_code = u.role_code where u.user_id = sys_user.id order by r.role_code) as role_ids,
      array(select market_group from sys_user_market_group where user_id = sys_user.id order by 1) as market_groups,
      (select json_build_object('company', company, 'note', note) from access_request where user_id = sys_user.id and status = ${requestedStatus}) as request
    from sys_user where id = ${id}`.execute(db);
  return { ...item, ...rows[0]! };
}
