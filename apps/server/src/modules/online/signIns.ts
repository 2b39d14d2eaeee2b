import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { escapeLike } from '../../shared/list/escapeLike.ts';
import { between, search } from '../../shared/list/filters.ts';
import { type ListDefinition, listPage, type Page } from '../../shared/list/list.ts';

type SignIn = Operations['onlineUsersSignIns']['reply']['result']['records'][number];
type Query = Operations['onlineUsersSignIns']['data']['query'];

const columns = listColumns('onlineUsersSignIns', 'sysLoginLog');

const definition: ListDefinition<SignIn> = {
  table: 'sysLoginLog',
  columns,
  select: sql`sys_login_log.id::text as id, u.username, u.realname, sys_login_log.ip, sys_login_log.create_time`,
  joins: sql`join sys_user u on u.id = sys_login_log.user_id`,
  softDeleted: false,
  scope: () => undefined,
  toReply: (row) => row as unknown as SignIn,
};

/** Who signed in when. */
export function signIns(context: Context, query: NonNullable<Query>): Promise<Page<SignIn>> {
  const name = query.username?.trim();
  const ip = query.ip?.trim();
  return listPage(context, definition, query, [
    name
      ? search(sql<SqlBool>`exists (select 1 from sys_user u where u.id = sys_login_log.user_id and u.username ilike ${`%${escapeLike(name)}%`})`)
      : undefined,
    ip ? search(sql<SqlBool>`starts_with(sys_login_log.ip, ${ip})`) : undefined,
    between('sysLoginLog.createTime', query.createTime_begin, query.createTime_end),
  ]);
}
