/** Users as lists and pickers show them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Db } from '../../shared/database/database.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { exportedFields, type ExportedList, text } from '../../shared/export/exportedList.ts';
import { contains, equal, type Filter, oneOf, search } from '../../shared/list/filters.ts';
import { asTyped, mentionsIndexed } from '../../shared/list/mentions.ts';
import { type ListDefinition, listPage, type Page } from '../../shared/list/list.ts';
import { searchedList } from '../../shared/list/searched.ts';
import { userCondition } from '../../shared/scope/sourceScope.ts';
import { roleText } from '../../shared/messages/roleText.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { forbidden } from '../../shared/refusal/refusal.ts';
import { isStronger, strongerRoles } from '../permission/service.ts';
import { manageableCondition, requestedStatus } from './administration/manageable.ts';
import { hasPassword } from '../../shared/session/hasPassword.ts';
import './tables.ts';

export type UserItem = Operations['usersList']['reply']['result']['records'][number];
type UserQuery = NonNullable<Operations['usersList']['data']['query']>;

/** Most users that are translated at once. */
const maxMulti = 200;

const columns = listColumns('usersList', 'sysUser');

const select = (
  { language }: CurrentUser,
  isReachable: RawBuilder<boolean>,
): RawBuilder<Judged> => sql`sys_user.id, ${isReachable} as is_reachable, sys_user.del_flag = 1 as is_deleted, sys_user.username, sys_user.realname, sys_user.avatar, sys_user.sex, sys_user.phone,
  sys_user.email, sys_user.work_no, sys_user.position_id,
  (select p.name ->> ${language}::text from sys_position p where p.id = sys_user.position_id) as position_name, sys_user.user_type, sys_user.status, sys_user.create_time,
  case when ${hasPassword('sysUser')} then 'Y' else 'N' end as password_set,
  coalesce((select string_agg(d.org_code, ',' order by d.org_code) from sys_user_depart d where d.user_id = sys_user.id), '') as org_code,
  coalesce((select string_agg(d.depart_name ->> ${language}::text, ', ' order by d.org_code) from sys_user_depart u join sys_depart d on d.org_code = u.org_code
    where u.user_id = sys_user.id), '') as org_code_txt,
  coalesce((select string_agg(r.role_code, ',' order by r.role_code) from sys_user_role r where r.user_id = sys_user.id), '') as role_codes`;

type Row = Omit<UserItem, 'allowedActions' | 'sex_dictText' | 'userType_dictText' | 'roleCodes_dictText' | 'status_dictText' | 'passwordSet_dictText'>;

type Action = UserItem['allowedActions'][number];
/** Facts of a row that decide what the caller may do. */
type Judged = Row & { isReachable: boolean; isDeleted: boolean };

/** Actions that a caller may take on a user within reach; fewer on their own account. */
type Facts = Pick<Judged, 'id' | 'status' | 'isReachable' | 'isDeleted'>;
function userActions({ id: callerId, permissions, standstill }: CurrentUser, { id, status, isReachable, isDeleted }: Facts): Action[] {
  if (!isReachable) return [];
  // A suspended dealer takes no users.
  const takesPeople = standstill === null;
  if (isDeleted) return permissions.has('user:delete') && takesPeople ? ['restore'] : [];
  const isOther = id !== callerId;
  const rules: Record<Exclude<Action, 'restore'>, readonly [right: string, when: boolean]> = {
    accept: ['user:add', status === requestedStatus && takesPeople],
    refuse: ['user:delete', status === requestedStatus],
    edit: ['user:edit', status !== requestedStatus],
    invite: ['user:edit', status === 1],
    resetPassword: ['user:edit', status !== requestedStatus && isOther],
    freeze: ['user:edit', status === 1 && isOther],
    unfreeze: ['user:edit', status === 2 && isOther],
    delete: ['user:delete', status !== requestedStatus && isOther],
  };
  return (Object.entries(rules) as [keyof typeof rules, (typeof rules)[keyof typeof rules]][])
    .filter(([, [right, when]]) => when && permissions.has(right))
    .map(([action]) => action);
}

const toItem = (
  { services: { dictionaries }, user }: Context,
  { isReachable, isDeleted, ...row }: Judged,
  roleNames: ReadonlyMap<string, string>,
): UserItem => {
  const { language, permissions } = user;
  return {
    ...row,
    allowedActions: userActions(user, { ...row, isReachable, isDeleted }),
    passwordSet: permissions.has('user:query') ? row.passwordSet : null,
    sex_dictText: dictionaries.text('sex', row.sex, language),
    userType_dictText: dictionaries.text('user_type', row.userType, language),
    status_dictText: dictionaries.text('user_status', String(row.status), language),
    passwordSet_dictText: permissions.has('user:query') ? dictionaries.text('yn', row.passwordSet, language) : null,
    roleCodes_dictText: row.roleCodes
      .split(',')
      .filter(Boolean)
      .map((code) => roleText(language, code, roleNames.get(code)))
      .join(', '),
  };
};

const roleNamesOf = async (db: Db): Promise<Map<string, string>> => {
  const roles = await db.selectFrom('sysRole').select(['roleCode', 'roleName']).execute();
  return new Map(roles.map(({ roleCode, roleName }) => [roleCode, roleName]));
};

/** Users of a department or of one below it. */
const inDepart = (departId: string | undefined) =>
  departId === undefined
    ? undefined
    : search(sql<SqlBool>`exists (select 1 from sys_user_depart d join sys_depart chosen on chosen.id = ${departId}
        where d.user_id = sys_user.id and starts_with(d.org_code, chosen.org_code))`);

/** Whether the caller may change a user at all; asked only of callers who administer users. */
async function reach(context: Context): Promise<RawBuilder<boolean>> {
  const { user } = context;
  if (!['user:add', 'user:edit', 'user:delete'].some((right) => user.permissions.has(right))) return sql<boolean>`false`;
  return sql<boolean>`(${manageableCondition(user)} and not ${isStronger(user, await strongerRoles(context))})`;
}

/** The users that a caller sees. */
export async function userList(context: Context): Promise<ListDefinition<UserItem, Judged>> {
  const roleNames = await roleNamesOf(context.db);
  const isReachable = await reach(context);
  return {
    table: 'sysUser',
    columns,
    select: select(context.user, isReachable),
    // Filters say which: those who work, or those who were deleted.
    softDeleted: false,
    scope: (caller) => userCondition(caller, 'sysUser'),
    toReply: (row) => toItem(context, row, roleNames),
  };
}

/** Filters of the list and of its workbook. */
export const userFilters = ({ user }: Context, query: UserQuery): Filter[] => {
  const { username = '', roleCode, status, passwordSet, deleted } = query;
  if ((deleted || passwordSet) && !user.permissions.has('user:query')) throw forbidden('forbidden');
  return [
    sql<SqlBool>`sys_user.del_flag = ${sql.lit(deleted ? 1 : 0)}`,
    asTyped(username).includes(',') ? oneOf('sysUser.username', asTyped(username)) : contains('sysUser.username', username),
    asTyped(query.realname) === '' ? undefined : search(mentionsIndexed(query.realname!, sql`search_form(sys_user.realname)`)),
    contains('sysUser.phone', query.phone),
    equal('sysUser.sex', query.sex),
    equal('sysUser.userType', query.userType),
    // Who only asks for an account is seen by those who decide about it.
    user.permissions.has('user:add') ? undefined : sql<SqlBool>`sys_user.status <> ${requestedStatus}`,
    status === undefined ? undefined : sql<SqlBool>`sys_user.status = ${Number(status)}`,
    // A pending request for an account needs no password.
    passwordSet ? sql<SqlBool>`(${hasPassword('sysUser')} = ${passwordSet === 'Y'} and sys_user.status <> ${requestedStatus})` : undefined,
    roleCode ? sql<SqlBool>`exists (select 1 from sys_user_role r where r.user_id = sys_user.id and r.role_code = ${roleCode})` : undefined,
    inDepart(query.departId),
  ];
};

/** Passwords, tokens and failures are no columns. */
export const userExport: ExportedList = {
  name: 'user',
  noun: 'user',
  columns: [
    ...exportedFields('usersList', ['username', 'realname', 'userType', 'status'], { username: 18, realname: 24 }),
    { ...text('roleCodes', { header: 'roleIds', width: 36 }), from: 'roleCodes_dictText' },
    text('orgCodeTxt', { header: 'departIds', width: 36 }),
    text('positionName', { header: 'positionId', width: 24 }),
    ...exportedFields('usersList', ['email', 'phone', 'sex', 'workNo', 'passwordSet', 'createTime'], { email: 30 }),
  ],
};

export const listUsers = async (context: Context, query: UserQuery): Promise<Page<UserItem>> =>
  listPage(context, await userList(context), query, userFilters(context, query));

/** Users that meet a condition on `sys_user`. */
export async function findUsers(context: Context, where: RawBuilder<unknown>): Promise<UserItem[]> {
  const { rows } = await sql<Judged>`select ${select(context.user, await reach(context))} from sys_user where ${where}`.execute(context.db);
  const roleNames = await roleNamesOf(context.db);
  return rows.map((row) => toItem(context, row, roleNames));
}

/** Active users whose field has one of the values, in the order of the values. */
export async function multiUsers(context: Context, { field, values }: { field: 'id' | 'username' | 'workNo'; values: readonly string[] }): Promise<UserItem[]> {
  const wanted = [...new Set(values.map((value) => value.trim()).filter(Boolean))].slice(0, maxMulti);
  if (wanted.length === 0) return [];
  const column = sql.ref(`sysUser.${field}`);
  return findUsers(
    context,
    sql`${column} = any(${wanted}) and status = 1 and del_flag = 0 and ${userCondition(context.user, 'sysUser') ?? sql`true`} order by array_position(${wanted}::text[], ${column}::text)`,
  );
}

export const searchedUsers = searchedList('usersList', {
  list: userList,
  permission: 'user:query',
  page: '/isystem/user',
  filter: 'realname',
  noun: 'user',
  title: 'realname',
  about: ['username', 'orgCodeTxt'],
  fields: { username: 'code', realname: 'indexed' },
  only: () => sql`sys_user.del_flag = 0`,
  path: '/isystem/user/detail/{id}',
});
