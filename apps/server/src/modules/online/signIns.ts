import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { exportedFields, type ExportedList } from '../../shared/export/exportedList.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { mentions } from '../../shared/list/mentions.ts';
import { during, type Filter, search } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';

type SignIn = Operations['signInsList']['reply']['result']['records'][number];
type Query = NonNullable<Operations['signInsList']['data']['query']>;

/** Who signed in when. */
export const signInList = (): ListDefinition<SignIn, SignIn> => ({
  table: 'sysLoginLog',
  columns: listColumns('signInsList', 'sysLoginLog'),
  select: sql`sys_login_log.id::text as id, u.username, u.realname, sys_login_log.ip, sys_login_log.create_time`,
  joins: sql`join sys_user u on u.id = sys_login_log.user_id`,
  softDeleted: false,
  scope: () => undefined,
  toReply: (row) => row,
});

export function signInFilters({ user }: Context, query: Query): Filter[] {
  const name = query.username?.trim();
  const ip = query.ip?.trim();
  return [
    name ? search(sql<SqlBool>`exists (select 1 from sys_user u where u.id = sys_login_log.user_id and ${mentions(name, 'u.username')})`) : undefined,
    ip ? search(sql<SqlBool>`starts_with(sys_login_log.ip, ${ip})`) : undefined,
    during('sysLoginLog.createTime', query.createTime_begin, query.createTime_end, user),
  ];
}

export const signInExport: ExportedList = {
  name: 'signIn',
  noun: 'visit',
  columns: exportedFields('signInsList', ['createTime', 'username', 'realname', 'ip']),
};
