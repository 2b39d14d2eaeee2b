import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { administrationRoutes } from '../../shared/administration/administrationRoutes.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { contains, oneOf } from '../../shared/list/filters.ts';
import { type ListDefinition, listPage } from '../../shared/list/list.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import { addRole, copyRole, deleteRole, editRole, permissionTree, roleRights } from './administration.ts';
import { builtInRoles } from './builtInRoles.ts';
import { roleText } from '../../shared/messages/roleText.ts';
import '../user/tables.ts';

type RoleItem = Operations['rolesList']['reply']['result']['records'][number];

type Row = Omit<RoleItem, 'dataScope_dictText'>;

const itemColumns = sql`id, role_code, role_name, description, data_scope, built_in = 'Y' as built_in, create_time,
  (select count(*)::int from sys_user_role u join sys_user on sys_user.id = u.user_id where u.role_code = sys_role.role_code and del_flag = 0) as user_count`;

const columns = listColumns('rolesList', 'sysRole');

/** A dealer works with the roles of dealers. */
const scope = (user: CurrentUser) => (isMaker(user) ? undefined : sql<SqlBool>`starts_with(sys_role.role_code, 'DLR_')`);

export const roleRoutes = (services: Services): Handlers<'roles'> => {
  const { dictionaries } = services;
  const definition = (language: Language): ListDefinition<RoleItem> => ({
    table: 'sysRole',
    columns,
    select: itemColumns,
    softDeleted: false,
    scope,
    toReply: (row) => {
      const role = row as Omit<RoleItem, 'dataScope_dictText'>;
      return {
        ...role,
        roleName: roleText(language, role.roleCode, role.roleName),
        dataScope_dictText: dictionaries.text('data_scope', role.dataScope, language),
      };
    },
  });
  const toItem = (role: Row, language: Language): RoleItem => ({
    ...role,
    roleName: roleText(language, role.roleCode, role.roleName),
    dataScope_dictText: dictionaries.text('data_scope', role.dataScope, language),
  });
  return {
    ...administrationRoutes('roles', {
      async find(context, id) {
        const { rows } = await sql<Row>`select ${itemColumns} from sys_role where id = ${id}`.execute(context.db);
        if (!rows[0]) throw refuse('E-012');
        return { ...toItem(rows[0], context.user.language), permissions: await roleRights(context, id) };
      },
      add: addRole,
      edit: editRole,
      remove: deleteRole,
      code: 'sysRole.roleCode',
    }),
    rolesPermissionTree: ({ language }) => permissionTree(services, language),
    rolesCopy: ({ body, commit }) => commit((within) => copyRole(within, body)),
    rolesList({ query, language, context }) {
      const { roleName = '', roleCode = '' } = query;
      // Built-in roles are found by the name that the reader sees.
      const wanted = roleName.trim().toLowerCase();
      const named = builtInRoles.filter((code) => roleText(language, code, undefined).toLowerCase().includes(wanted));
      return listPage(context, definition(language), query, [
        wanted === '' ? undefined : sql<SqlBool>`(role_code = any(${named}) or (built_in = 'N' and strpos(lower(role_name), ${wanted}) > 0))`,
        roleCode.includes(',') ? oneOf('sysRole.roleCode', roleCode) : contains('sysRole.roleCode', roleCode),
        oneOf('sysRole.id', query.id),
        query.userType === undefined ? undefined : sql<SqlBool>`starts_with(sys_role.role_code, 'DLR_') = ${query.userType === 'dealer'}`,
      ]);
    },
  };
};
