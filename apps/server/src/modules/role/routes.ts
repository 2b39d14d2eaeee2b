import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { administrationRoutes } from '../../shared/administration/administrationRoutes.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { contains, oneOf } from '../../shared/list/filters.ts';
import { asTyped } from '../../shared/list/mentions.ts';
import { type ListDefinition, listPage } from '../../shared/list/list.ts';
import { exportedFields, text } from '../../shared/export/exportedList.ts';
import { exportList } from '../../shared/export/exportList.ts';
import { importRoutes } from '../../shared/import/importRoutes.ts';
import { equal } from '../../shared/list/filters.ts';
import type { Context } from '../../shared/context.ts';
import { saysIn, searchedList } from '../../shared/list/searched.ts';
import { languages } from '../../shared/messages/messages.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import { strongerRoles } from '../permission/service.ts';
import { addRole, copyRole, deleteRole, editRole, permissionsOf } from './administration.ts';
import { permissionTree } from './checkRights.ts';
import { roleImport } from './importRoles.ts';
import { whyAllowed } from './why.ts';
import { builtInRoles } from './builtInRoles.ts';
import { roleText } from '../../shared/messages/roleText.ts';
import '../user/tables.ts';

type RoleItem = Operations['rolesList']['reply']['result']['records'][number];

type Row = Omit<RoleItem, 'dataScope_dictText' | 'allowedActions'>;
type Action = RoleItem['allowedActions'][number];

/** Actions that a caller may take on a role that is not stronger than themselves. @param stronger codes of the roles that do */
function roleActions({ permissions }: CurrentUser, { roleCode, builtIn }: Pick<Row, 'roleCode' | 'builtIn'>, stronger: readonly string[]): Action[] {
  if (stronger.includes(roleCode)) return [];
  const rules = { edit: ['permission:edit', true], copy: ['permission:add', true], delete: ['permission:delete', !builtIn] } as const;
  return (['edit', 'copy', 'delete'] as const).filter((action) => rules[action][1] && permissions.has(rules[action][0]));
}

const itemColumns = sql<Row>`id, role_code, role_name, description, data_scope, built_in = 'Y' as built_in, create_time,
  (select count(*)::int from sys_user_role u join sys_user on sys_user.id = u.user_id where u.role_code = sys_role.role_code and del_flag = 0) as user_count`;

const columns = listColumns('rolesList', 'sysRole');

/** A dealer works with the roles of dealers. */
const scope = (user: CurrentUser) => (isMaker(user) ? undefined : sql<SqlBool>`starts_with(sys_role.role_code, 'DLR_')`);

type RoleQuery = NonNullable<Operations['rolesExportXls']['data']['query']>;

const filtersOf = ({ language }: CurrentUser, query: RoleQuery) => {
  const { roleName = '', roleCode = '' } = query;
  // Built-in roles are found by the name that the reader sees.
  const wanted = roleName.trim().toLowerCase();
  const named = builtInRoles.filter((code) => roleText(language, code, undefined).toLowerCase().includes(wanted));
  return [
    wanted === '' ? undefined : sql<SqlBool>`(role_code = any(${named}) or (built_in = 'N' and strpos(lower(role_name), ${wanted}) > 0))`,
    asTyped(roleCode).includes(',') ? oneOf('sysRole.roleCode', asTyped(roleCode)) : contains('sysRole.roleCode', roleCode),
    oneOf('sysRole.id', query.id),
    equal('sysRole.dataScope', query.dataScope),
    query.builtIn === undefined ? undefined : sql<SqlBool>`(built_in = 'Y') = ${query.builtIn === 'true'}`,
    query.userType === undefined ? undefined : sql<SqlBool>`starts_with(sys_role.role_code, 'DLR_') = ${query.userType === 'dealer'}`,
  ];
};

const exported = {
  name: 'role',
  noun: 'role',
  columns: [
    ...exportedFields('rolesList', ['roleCode', 'roleName', 'description', 'dataScope', 'userCount', 'createTime'], { roleName: 28, description: 40 }),
    text('permissions', { width: 60 }),
  ],
};

const withRights = sql<Row>`${itemColumns}, (select string_agg(p.permission, ', ' order by p.permission) from sys_role_permission p where p.role_code = sys_role.role_code) as permissions`;

const toItem = <Stored extends Row>({ services: { dictionaries }, user }: Context, role: Stored, stronger: readonly string[]) => ({
  ...role,
  allowedActions: roleActions(user, role, stronger),
  roleName: roleText(user.language, role.roleCode, role.roleName),
  dataScope_dictText: dictionaries.text('data_scope', role.dataScope, user.language),
});

const roleList = async (context: Context, select = itemColumns): Promise<ListDefinition<RoleItem, Row>> => {
  const stronger = await strongerRoles(context);
  return { table: 'sysRole', columns, select, softDeleted: false, scope, toReply: (row) => toItem(context, row, stronger) };
};

export const roleRoutes = (services: Services): Handlers<'roles'> => {
  return {
    ...administrationRoutes('roles', {
      async find(context, id) {
        const { rows } = await sql<Row & { version: number }>`select ${itemColumns}, version from sys_role where id = ${id}`.execute(context.db);
        if (!rows[0]) throw refuse('E-012');
        return { ...toItem(context, rows[0], await strongerRoles(context)), permissions: await permissionsOf(context.db, rows[0].roleCode) };
      },
      add: addRole,
      edit: editRole,
      remove: deleteRole,
      code: 'sysRole.roleCode',
    }),
    rolesPermissionTree: ({ language }) => permissionTree(services, language),
    rolesCopy: ({ body, commit }) => commit((within) => copyRole(within, body)),
    rolesList: async ({ query, context, user }) => listPage(context, await roleList(context), query, filtersOf(user, query)),
    async rolesQueryall({ context }) {
      const { records } = await listPage(context, await roleList(context), { pageSize: 1000, column: 'roleCode', order: 'asc' }, []);
      return records;
    },
    rolesExportXls: async ({ query, context, user, reply }) =>
      exportList(context, exported, await roleList(context, withRights), { query, reply }, filtersOf(user, query)),
    ...importRoutes('roles', roleImport),
    rolesWhy: ({ context, query }) => whyAllowed(context, query),
  };
};

/** Built-in roles by the names that readers of any language see. */
const namedRoles = (words: string): string[] =>
  builtInRoles.filter((code) =>
    saysIn(
      languages.map((language) => roleText(language, code, undefined)),
      words,
    ),
  );

export const searchedRoles = searchedList('rolesList', {
  list: (context) => roleList(context),
  permission: 'permission:query',
  page: '/isystem/role',
  filter: 'roleName',
  noun: 'role',
  title: 'roleName',
  about: ['roleCode'],
  fields: { roleCode: 'code', roleName: { code: 'sysRole.roleCode', values: (_services, words) => namedRoles(words), words: 'sysRole.roleName' } },
  path: '/isystem/role/detail/{id}',
});
