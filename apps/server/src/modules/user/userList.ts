/** Users as lists and pickers show them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Db } from '../../shared/database/database.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { exportedFields, type ExportedList, text } from '../../shared/export/exportedList.ts';
import { contains, equal, type Filter, oneOf, search } from '../../shared/list/filters.ts';
import { type ListDefinition, listPage, type Page } from '../../shared/list/list.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { userCondition } from '../../shared/scope/sourceScope.ts';
import { roleText } from '../../shared/messages/roleText.ts';
import { requestedStatus } from './manageable.ts';
import './tables.ts';

export type UserItem = Operations['usersList']['reply']['result']['records'][number];
type UserQuery = NonNullable<Operations['usersList']['data']['query']>;

/** Most users that are translated at once. */
const maxMulti = 200;

const columns = listColumns('usersList', 'sysUser');

const select = (language: Language): RawBuilder<Row> => sql`sys_user.id, sys_user.username, sys_user.realname, sys_user.avatar, sys_user.sex, sys_user.phone,
  sys_user.email, sys_user.work_no, sys_user.position_id,
  (select p.name ->> ${language}::text from sys_position p where p.id = sys_user.position_id) as position_name, sys_user.user_type, sys_user.status, sys_user.create_time,
  case when sys_user.password_hash = '' then 'N' else 'Y' end as password_set,
  coalesce((select string_agg(d.org_code, ',' order by d.org_code) from sys_user_depart d where d.user_id = sys_user.id), '') as org_code,
  coalesce((select string_agg(d.depart_name ->> ${language}::text, ', ' order by d.org_code) from sys_user_depart u join sys_depart d on d.org_code = u.org_code
    where u.user_id = sys_user.id), '') as org_code_txt,
  coalesce((select string_agg(r.role_code, ',' order by r.role_code) from sys_user_role r where r.user_id = sys_user.id), '') as role_codes`;

type Row = Omit<UserItem, 'sex_dictText' | 'userType_dictText' | 'roleCodes_dictText' | 'status_dictText' | 'passwordSet_dictText'>;

const toItem = ({ services: { dictionaries }, user: { language, permissions } }: Context, row: Row, roleNames: ReadonlyMap<string, string>): UserItem => ({
  ...row,
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
});

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

/** The users that a caller sees. */
export async function userList(context: Context): Promise<ListDefinition<UserItem, Row>> {
  const roleNames = await roleNamesOf(context.db);
  return {
    table: 'sysUser',
    columns,
    select: select(context.user.language),
    scope: (caller) => userCondition(caller, 'sysUser'),
    toReply: (row) => toItem(context, row, roleNames),
  };
}

/** Filters of the list and of its workbook. */
export const userFilters = ({ user }: Context, query: UserQuery): Filter[] => {
  const { username = '', roleCode, status } = query;
  return [
    username.includes(',') ? oneOf('sysUser.username', username) : contains('sysUser.username', username),
    contains('sysUser.realname', query.realname),
    contains('sysUser.phone', query.phone),
    equal('sysUser.sex', query.sex),
    equal('sysUser.userType', query.userType),
    // Who only asks for an account is seen by those who decide about it.
    user.permissions.has('user:add') ? undefined : sql<SqlBool>`sys_user.status <> ${requestedStatus}`,
    status === undefined ? undefined : sql<SqlBool>`sys_user.status = ${Number(status)}`,
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
  const { rows } = await sql<Row>`select ${select(context.user.language)} from sys_user where ${where}`.execute(context.db);
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
