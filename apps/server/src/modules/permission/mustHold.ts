/** Limits of administration: users give only rights of their own, and change only what is not stronger than themselves. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context, TrxContext } from '../../shared/context.ts';
import { fieldName } from '../../shared/messages/messages.ts';
import { roleText } from '../../shared/messages/roleText.ts';
import { type Coded, invalid, refuseWith } from '../../shared/refusal/refusal.ts';
import { type CurrentUser, isMaker, type Scope } from '../../shared/session/currentUser.ts';
import { permissionTitle } from './menu/entries.ts';

const scopesByWidth: readonly Scope[] = ['SELF', 'ORG', 'ORG_SUB', 'REGION', 'ALL'];

export const isSystemAdministrator = ({ roles }: Pick<CurrentUser, 'roles'>): boolean => roles.includes('SYS_ADMIN');

/** The administrator of a dealer has in hand what people of the own branch may do, whatever their roles. */
export const isDealerAdministrator = (user: CurrentUser): boolean => !isMaker(user) && user.roles.includes('DLR_ADMIN');

/** So many names stand in a refusal; the rest is counted. */
const named = 5;

const listed = (names: readonly string[]): string => names.slice(0, named).join(', ') + (names.length > named ? ` … (+${names.length - named})` : '');

/** Rights of the caller's roles. One that is switched off for everybody still belongs to the roles that have it. */
const ownRights = ({ id }: CurrentUser): RawBuilder<unknown> =>
  sql`(select own.permission from sys_user_role mine join sys_role_permission own using (role_code) where mine.user_id = ${id})`;

/** Names of the rights that none of the caller's roles has, and of rows wider than their own. */
async function missingOf(
  { db, services, user }: Context,
  { permissions, dataScope }: { permissions: readonly string[]; dataScope?: Scope | undefined },
): Promise<string[]> {
  if (isSystemAdministrator(user)) return [];
  const { rows } = await sql<{ permission: string }>`select distinct permission from ${ownRights(user)} as own`.execute(db);
  const own = new Set(rows.map(({ permission }) => permission));
  const missing = [...new Set(permissions)].filter((permission) => !own.has(permission)).map((permission) => permissionTitle(user.language, permission));
  if (dataScope !== undefined && scopesByWidth.indexOf(dataScope) > scopesByWidth.indexOf(user.scope))
    missing.push(services.dictionaries.text('data_scope', dataScope, user.language));
  return missing;
}

/** Rights that a user wants to give and does not have (E-572). The system administrator gives everything. @returns null when they may give it */
export async function beyondOwn(context: Context, given: { permissions: readonly string[]; dataScope?: Scope }): Promise<Coded | null> {
  const missing = await missingOf(context, given);
  return missing.length === 0 ? null : { code: 'E-572', params: { list: listed(missing) } };
}

/** Refuses E-572, at a field of what was sent. */
export async function mustHold(context: TrxContext, field: string, given: { permissions: readonly string[]; dataScope?: Scope }): Promise<void> {
  const finding = await beyondOwn(context, given);
  if (finding) throw invalid([{ field, ...finding }]);
}

/** Codes of the roles that allow more than the caller may do: other rights, or wider rows. The administrator's is one for everybody else. */
export async function strongerRoles({ db, user }: Context): Promise<string[]> {
  if (isSystemAdministrator(user)) return [];
  const exceeds = isDealerAdministrator(user)
    ? sql<SqlBool>`not starts_with(role.role_code, 'DLR_')`
    : sql<SqlBool>`(role.role_code = 'SYS_ADMIN' or array_position(${[...scopesByWidth]}::text[], role.data_scope) > ${scopesByWidth.indexOf(user.scope) + 1}
        or exists (select from sys_role_permission p where p.role_code = role.role_code and p.permission not in ${ownRights(user)}))`;
  const { rows } = await sql<{ roleCode: string }>`select role.role_code from sys_role role where ${exceeds} order by 1`.execute(db);
  return rows.map(({ roleCode }) => roleCode);
}

/**
 * Whether a user may do more than the caller: has a role that allows more, or looks after market groups that the caller does not.
 * @param table `sys_user`, or its alias
 */
export function isStronger(user: CurrentUser, stronger: readonly string[], table = 'sysUser'): RawBuilder<SqlBool> {
  const id = sql.ref(`${table}.id`);
  const hasRole = sql`exists (select from sys_user_role held where held.user_id = ${id} and held.role_code = any(${[...stronger]}::text[]))`;
  const ofGroups = isMaker(user) && !isSystemAdministrator(user) && user.scope === 'REGION' && user.marketGroups.length > 0;
  const hasGroups = ofGroups
    ? sql`(exists (select from sys_user_role held join sys_role using (role_code) where held.user_id = ${id} and sys_role.data_scope = 'REGION')
        and (not exists (select from sys_user_market_group g where g.user_id = ${id})
          or exists (select from sys_user_market_group g where g.user_id = ${id} and g.market_group <> all(${[...user.marketGroups]}::text[]))))`
    : sql`false`;
  return sql<SqlBool>`(${id} <> ${user.id} and (${hasRole} or ${hasGroups}))`;
}

/** Actions refused to a weaker user, by their text (`beyond.*`). */
export type Verb =
  | 'beyond.user.edit'
  | 'beyond.user.freeze'
  | 'beyond.user.unfreeze'
  | 'beyond.user.delete'
  | 'beyond.user.restore'
  | 'beyond.user.password'
  | 'beyond.user.invite'
  | 'beyond.user.signOut'
  | 'beyond.role.edit'
  | 'beyond.role.delete'
  | 'beyond.depart.suspend'
  | 'beyond.depart.reopen'
  | 'beyond.depart.move'
  | 'beyond.menu.off'
  | 'beyond.menu.reset'
  | 'beyond.menu.move'
  | 'beyond.menu.delete';

/** Names of the rights that some roles grant beyond the caller's own. */
async function namesOf(context: Context, roleCodes: readonly string[]): Promise<string[]> {
  // Whatever it allows, it is given by administrators alone.
  if (roleCodes.includes('SYS_ADMIN')) return [roleText(context.user.language, 'SYS_ADMIN', undefined)];
  const roles = await context.db
    .selectFrom('sysRole')
    .select(['roleCode', 'dataScope'])
    .where('roleCode', 'in', [...roleCodes])
    .execute();
  const rights = await context.db
    .selectFrom('sysRolePermission')
    .select('permission')
    .distinct()
    .where('roleCode', 'in', [...roleCodes])
    .orderBy('permission')
    .execute();
  const widest = scopesByWidth.findLast((scope) => roles.some(({ dataScope }) => dataScope === scope));
  return missingOf(context, { permissions: rights.map(({ permission }) => permission), dataScope: widest });
}

/** E-572 with the words of what was refused. @param name of what is stronger, or of what stronger people have or use */
export async function beyond(context: Context, verb: Verb, name: string, roleCodes: readonly string[]): Promise<Coded> {
  const names = roleCodes.length === 0 ? [] : await namesOf(context, roleCodes);
  // A user who exceeds the caller by no role does so by market groups.
  const list = names.length > 0 ? listed(names) : fieldName(context.user.language, 'user', 'marketGroups');
  return { code: 'E-572', textKey: verb, params: { name, list } };
}

/** Of the users that a condition finds, the roles that are stronger than the caller, and whether there are any. */
export async function strongerAmong(context: Context, where: RawBuilder<SqlBool>): Promise<{ isAny: boolean; roleCodes: string[] }> {
  const { db, user } = context;
  if (isSystemAdministrator(user)) return { isAny: false, roleCodes: [] };
  const stronger = await strongerRoles(context);
  const { rows } = await sql<{ id: string }>`select sys_user.id from sys_user where ${where} and ${isStronger(user, stronger)}`.execute(db);
  if (rows.length === 0) return { isAny: false, roleCodes: [] };
  const held = await sql<{ roleCode: string }>`select distinct role_code from sys_user_role
    where user_id = any(${rows.map(({ id }) => id)}) and role_code = any(${stronger})`.execute(db);
  return { isAny: true, roleCodes: held.rows.map(({ roleCode }) => roleCode) };
}

/** Finds E-572 where one of the roles allows more than the caller may do. */
export async function beyondRoles(context: Context, verb: Verb, name: string, roleCodes: readonly string[]): Promise<Coded | null> {
  const stronger = await strongerRoles(context);
  const found = roleCodes.filter((code) => stronger.includes(code));
  return found.length > 0 ? beyond(context, verb, name, found) : null;
}

/** Refuses E-572 where one of the roles allows more than the caller may do. */
export async function mustNotBeStronger(context: Context, verb: Verb, name: string, roleCodes: readonly string[]): Promise<void> {
  const finding = await beyondRoles(context, verb, name, roleCodes);
  if (finding) throw refuseWith(finding);
}

/** Codes of the roles that have one of the rights; of no right at all, of every role. */
export async function rolesWith({ db }: Context, permissions: readonly string[] | null): Promise<string[]> {
  const { rows } =
    permissions === null
      ? await sql<{ roleCode: string }>`select role_code from sys_role`.execute(db)
      : await sql<{ roleCode: string }>`select distinct role_code from sys_role_permission where permission = any(${[...permissions]})`.execute(db);
  return rows.map(({ roleCode }) => roleCode);
}
