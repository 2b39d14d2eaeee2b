/** Roles and what they may do. */
import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { writeChangeLog } from '../../shared/change-log/changeLog.ts';
import type { TrxContext } from '../../shared/context.ts';
import { type Db, inTransaction, type Trx } from '../../shared/database/database.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { mustBeCurrent } from '../../shared/version.ts';
import { roleText } from '../../shared/messages/roleText.ts';
import { beyondRoles, mustNotBeStronger } from '../permission/service.ts';
import { lockUsers } from '../user/service.ts';
import { findingsOf, withLineRights } from './checkRights.ts';

type NewRole = Operations['rolesAdd']['data']['body'];
type ChangedRole = Operations['rolesEdit']['data']['body'];

export const permissionsOf = async (db: Db, roleCode: string): Promise<string[]> =>
  (await db.selectFrom('sysRolePermission').select('permission').where('roleCode', '=', roleCode).orderBy('permission').execute()).map(
    ({ permission }) => permission,
  );

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

async function mustBeRight(context: TrxContext, rights: Parameters<typeof findingsOf>[1]): Promise<void> {
  const findings = await findingsOf(context, rights);
  if (findings.length > 0) throw invalid(findings);
}

export async function addRole(context: TrxContext, { permissions: given, ...role }: NewRole): Promise<{ id: string }> {
  const { db, user, services } = context;
  const permissions = withLineRights(services, given, []);
  await lockUsers(db);
  await mustBeRight(context, { roleCode: role.roleCode, permissions, dataScope: role.dataScope, before: null });
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

/** Changes a role, unless it allows more than the caller may do. */
export async function editRole(context: TrxContext, { id, version, permissions: given, ...role }: ChangedRole): Promise<void> {
  const { db, user, services } = context;
  await lockUsers(db);
  const before = await db
    .selectFrom('sysRole')
    .select(['roleCode', 'roleName', 'builtIn', 'dataScope', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw refuse('E-012');
  mustBeCurrent(before, version);
  const { roleCode, builtIn } = before;
  const exceeding = await beyondRoles(context, 'beyond.role.edit', roleText(user.language, roleCode, before.roleName), [roleCode]);
  if (exceeding) throw invalid([{ field: 'permissions', ...exceeding }]);
  const held = await permissionsOf(db, roleCode);
  const permissions = withLineRights(services, given, held);
  await mustBeRight(context, { roleCode, permissions, dataScope: role.dataScope, before: { permissions: held, dataScope: before.dataScope } });
  await db
    .updateTable('sysRole')
    .set({
      // Built-in roles have a name in every language.
      ...(builtIn === 'N' && { roleName: role.roleName.trim() }),
      description: role.description?.trim() || null,
      dataScope: role.dataScope,
      version: before.version + 1,
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

/** Deletes an unused role. */
export const deleteRole = (context: TrxContext, id: string): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    await lockUsers(trx);
    const role = await trx.selectFrom('sysRole').select(['roleCode', 'roleName', 'builtIn']).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!role) throw refuse('E-012');
    if (role.builtIn === 'Y') throw refuse('role.builtIn');
    await mustNotBeStronger(context, 'beyond.role.delete', roleText(context.user.language, role.roleCode, role.roleName), [role.roleCode]);
    const { n } = await trx
      .selectFrom('sysUserRole')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('roleCode', '=', role.roleCode)
      .executeTakeFirstOrThrow();
    if (n > 0) throw refuse('role.inUse', { n });
    await trx.deleteFrom('sysRole').where('id', '=', id).execute();
  });
