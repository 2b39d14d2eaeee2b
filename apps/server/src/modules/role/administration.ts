/** Roles and what they may do. */
import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { writeChangeLog } from '../../shared/change-log/changeLog.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { type Db, inTransaction, type Trx } from '../../shared/database/database.ts';
import { type Language, message } from '../../shared/messages/messages.ts';
import { type InvalidField, invalid, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import type { Scope } from '../../shared/session/currentUser.ts';
import { rolePermissions } from '../permission/service.ts';
import { isDealerRole, lockUsers } from '../user/service.ts';

type NewRole = Operations['rolesAdd']['data']['body'];
type ChangedRole = Operations['rolesEdit']['data']['body'];
type PermissionNode = Operations['rolesPermissionTree']['reply']['result'][number];

/** Everything that can be granted, and what of it a dealer may ever do: what some built-in role of dealers does. */
function grantable({ modules }: Pick<Services, 'modules'>): { all: ReadonlySet<string>; ofDealers: ReadonlySet<string> } {
  const grants = rolePermissions(modules);
  const permissions = (of: typeof grants): ReadonlySet<string> => new Set(of.map(({ permission }) => permission));
  return { all: permissions(grants), ofDealers: permissions(grants.filter(({ roleCode }) => isDealerRole(roleCode))) };
}
/** Without these nobody could give rights back. */
const ofAdministrators = ['user:query', 'user:edit', 'permission:query', 'permission:edit'] as const;
/** The administrator of the system decides nothing. */
const decisions = /:(?:submit|audit|finalAudit)$/;
const dealerScopes: ReadonlySet<Scope> = new Set(['SELF', 'ORG', 'ORG_SUB']);

/** The tree of permissions in the language of the reader: modules with their actions. */
export function permissionTree(services: Pick<Services, 'modules'>, language: Language): PermissionNode[] {
  const byModule = Map.groupBy([...grantable(services).all].toSorted(), (permission) => permission.split(':')[0]!);
  return [...byModule].map(([module, permissions]) => ({
    key: module,
    title: message(language, `module.${module}`),
    children: permissions.map((permission) => ({ key: permission, title: message(language, `action.${permission.split(':')[1]!}`), children: null })),
  }));
}

/** What is wrong about the rights of a role. */
function checkRights(services: Pick<Services, 'modules'>, roleCode: string, { permissions, dataScope }: Pick<NewRole, 'permissions' | 'dataScope'>): void {
  const errors: InvalidField[] = [];
  const { all: known, ofDealers } = grantable(services);
  const granted = new Set<string>(permissions);
  if (permissions.some((permission) => !known.has(permission))) errors.push({ field: 'permissions', code: 'E-014' });
  if (isDealerRole(roleCode) && !dealerScopes.has(dataScope)) errors.push({ field: 'dataScope', code: 'role.dealerScope' });
  if (isDealerRole(roleCode) && permissions.some((permission) => known.has(permission) && !ofDealers.has(permission)))
    errors.push({ field: 'permissions', code: 'role.dealerRights' });
  if (roleCode === 'SYS_ADMIN' && (dataScope !== 'ALL' || ofAdministrators.some((permission) => !granted.has(permission))))
    errors.push({ field: 'permissions', code: 'role.administratorRights' });
  if (roleCode === 'SYS_ADMIN' && permissions.some((permission) => decisions.test(permission)))
    errors.push({ field: 'permissions', code: 'role.administratorDecides' });
  if (errors.length > 0) throw invalid(errors);
}

const permissionsOf = async (db: Db, roleCode: string): Promise<string[]> =>
  (await db.selectFrom('sysRolePermission').select('permission').where('roleCode', '=', roleCode).orderBy('permission').execute()).map(
    ({ permission }) => permission,
  );

export async function roleRights({ db }: Context, id: string): Promise<string[]> {
  const role = await db.selectFrom('sysRole').select('roleCode').where('id', '=', id).executeTakeFirst();
  if (!role) throw refuse('E-012');
  return permissionsOf(db, role.roleCode);
}

async function writeRights(
  { db: trx, user }: TrxContext,
  { id, roleCode, permissions }: { id: string; roleCode: string; permissions: readonly string[] },
): Promise<void> {
  const before = await permissionsOf(trx, roleCode);
  const after = [...new Set(permissions)].toSorted();
  await trx.deleteFrom('sysRolePermission').where('roleCode', '=', roleCode).execute();
  if (after.length > 0)
    await trx
      .insertInto('sysRolePermission')
      .values(after.map((permission) => ({ roleCode, permission })))
      .execute();
  const changes = [
    ...after.filter((permission) => !before.includes(permission)).map((permission) => ({ field: 'permission', oldValue: null, newValue: permission })),
    ...before.filter((permission) => !after.includes(permission)).map((permission) => ({ field: 'permission', oldValue: permission, newValue: null })),
  ];
  await writeChangeLog(trx, { docType: 'role', id, no: roleCode, user, changes });
}

async function mustBeFree(trx: Trx, roleCode: string): Promise<void> {
  const taken = await trx.selectFrom('sysRole').select('id').where('roleCode', '=', roleCode).executeTakeFirst();
  if (taken) throw invalid([{ field: 'roleCode', code: 'field.taken' }]);
}

export async function addRole(context: TrxContext, { permissions, ...role }: NewRole): Promise<{ id: string }> {
  const { db, user, services } = context;
  checkRights(services, role.roleCode, { permissions, dataScope: role.dataScope });
  await lockUsers(db);
  await mustBeFree(db, role.roleCode);
  const { id } = await db
    .insertInto('sysRole')
    .values({ ...role, roleName: role.roleName.trim(), description: role.description?.trim() || null, createBy: user.username })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeRights(context, { id, roleCode: role.roleCode, permissions });
  return { id };
}

/** A new role with the rights and the rows of another. */
export async function copyRole(context: TrxContext, { id, roleCode, roleName }: { id: string; roleCode: string; roleName: string }): Promise<{ id: string }> {
  const source = await context.db.selectFrom('sysRole').select(['roleCode', 'dataScope', 'description']).where('id', '=', id).executeTakeFirst();
  if (!source) throw refuse('E-012');
  const permissions = await permissionsOf(context.db, source.roleCode);
  return addRole(context, { roleCode, roleName, description: source.description, dataScope: source.dataScope, permissions });
}

export async function editRole(context: TrxContext, { id, permissions, ...role }: ChangedRole): Promise<void> {
  const { db, user, services } = context;
  await lockUsers(db);
  const before = await db.selectFrom('sysRole').select(['roleCode', 'builtIn', 'dataScope']).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) throw refuse('E-012');
  const { roleCode, builtIn } = before;
  checkRights(services, roleCode, { permissions, dataScope: role.dataScope });
  await db
    .updateTable('sysRole')
    .set({
      // Built-in roles have a name in every language.
      ...(builtIn === 'N' && { roleName: role.roleName.trim() }),
      description: role.description?.trim() || null,
      dataScope: role.dataScope,
      updateBy: user.username,
      updateTime: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute();
  await writeRights(context, { id, roleCode, permissions });
  if (before.dataScope !== role.dataScope)
    await writeChangeLog(db, {
      docType: 'role',
      id,
      no: roleCode,
      user,
      changes: [{ field: 'dataScope', oldValue: before.dataScope, newValue: role.dataScope }],
    });
  // Everybody's rights are read again.
  await services.sessions.forget(db, '');
}

/** Deletes a role that nobody has. */
export const deleteRole = ({ db }: TrxContext, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockUsers(trx);
    const role = await trx.selectFrom('sysRole').select(['roleCode', 'builtIn']).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!role) throw refuse('E-012');
    if (role.builtIn === 'Y') throw refuse('role.builtIn');
    const { n } = await trx
      .selectFrom('sysUserRole')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('roleCode', '=', role.roleCode)
      .executeTakeFirstOrThrow();
    if (n > 0) throw refuse('role.inUse', { n });
    await trx.deleteFrom('sysRole').where('id', '=', id).execute();
  });
