import { sql } from 'kysely';
import type { TrxContext } from '../../shared/context.ts';
import { type Coded, invalid } from '../../shared/refusal/refusal.ts';
import type { CurrentUser, Scope } from '../../shared/session/currentUser.ts';
import { permissionTitle } from './entries.ts';

const scopesByWidth: readonly Scope[] = ['SELF', 'ORG', 'ORG_SUB', 'REGION', 'ALL'];

export const isSystemAdministrator = ({ roles }: Pick<CurrentUser, 'roles'>): boolean => roles.includes('SYS_ADMIN');

/** So many names stand in a refusal; the rest is counted. */
const named = 5;

/**
 * What somebody wants to give and does not have (E-572): rights that none of their roles has, rows wider than their own. The administrator of
 * the system gives everything.
 * @returns null when they may give it
 */
export async function beyondOwn(
  { db, services, user }: TrxContext,
  { permissions, dataScope }: { permissions: readonly string[]; dataScope?: Scope },
): Promise<Coded | null> {
  if (isSystemAdministrator(user)) return null;
  // A right that is switched off for everybody still belongs to the roles that have it.
  const { rows } = await sql<{ permission: string }>`select distinct p.permission from sys_user_role u join sys_role_permission p using (role_code)
    where u.user_id = ${user.id}`.execute(db);
  const own = new Set(rows.map(({ permission }) => permission));
  const missing = [...new Set(permissions)].filter((permission) => !own.has(permission)).map((permission) => permissionTitle(user.language, permission));
  if (dataScope !== undefined && scopesByWidth.indexOf(dataScope) > scopesByWidth.indexOf(user.scope))
    missing.push(services.dictionaries.text('data_scope', dataScope, user.language));
  if (missing.length === 0) return null;
  const more = missing.length > named ? ` … (+${missing.length - named})` : '';
  return { code: 'E-572', params: { list: missing.slice(0, named).join(', ') + more } };
}

/** Refuses E-572, at a field of what was sent. */
export async function mustHold(context: TrxContext, field: string, given: { permissions: readonly string[]; dataScope?: Scope }): Promise<void> {
  const finding = await beyondOwn(context, given);
  if (finding) throw invalid([{ field, ...finding }]);
}
