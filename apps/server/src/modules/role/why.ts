import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { roleText } from '../../shared/messages/roleText.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { userCondition } from '../../shared/scope/sourceScope.ts';
import { baseOf, grantablePermissions, isDefault, permissionTitle } from '../permission/service.ts';

type Reason = Operations['rolesWhy']['reply']['result'];

/** Why a user may do something, or may not. Refuses E-012 for a user out of scope, E-014 for a right that does not exist. */
export async function whyAllowed({ db, user, services }: Context, { username, permission }: { username: string; permission: string }): Promise<Reason> {
  if (!grantablePermissions(services.modules).includes(permission)) throw invalid([{ field: 'permission', code: 'E-014' }]);
  const asked = await db
    .selectFrom('sysUser')
    .select('id')
    .where('username', '=', username)
    .where('delFlag', '=', 0)
    .where(userCondition(user, 'sysUser') ?? sql<boolean>`true`)
    .executeTakeFirst();
  if (!asked) throw refuse('E-012');
  const rolesWith = async (right: string) =>
    (
      await sql<{
        id: string;
        roleCode: string;
        roleName: string;
      }>`select sys_role.id, sys_role.role_code, role_name from sys_user_role u join sys_role using (role_code)
        join sys_role_permission p using (role_code) where u.user_id = ${asked.id} and p.permission = ${right} order by role_code`.execute(db)
    ).rows;
  const roles = (await rolesWith(permission)).map((role) => ({ ...role, roleName: roleText(user.language, role.roleCode, role.roleName) }));
  const off = await db.selectFrom('sysMenu').select('id').where('id', '=', permission).where('status', '=', 0).executeTakeFirst();
  const base = baseOf(permission);
  const lacksBase = base !== undefined && (await rolesWith(base)).length === 0;
  return {
    permission,
    title: permissionTitle(user.language, permission),
    allowed: roles.length > 0 && off === undefined && !lacksBase,
    roles,
    isDefault: isDefault(permission),
    disabled: off !== undefined,
    needs: lacksBase ? permissionTitle(user.language, base) : null,
  };
}
