import { type SqlBool, sql } from 'kysely';
import '../../modules/department/tables.ts';
import '../../modules/login/tables.ts';
import '../../modules/sub-dealer/tables.ts';
import '../../modules/user/tables.ts';
import type { Db } from '../database/database.ts';
import type { Language } from '../messages/messages.ts';
import type { Parameters } from '../parameters.ts';
import type { CurrentUser, Scope, Standstill } from './currentUser.ts';
import { isOpenDepart, isShutOut, standsStill } from './openDepart.ts';
import { rightsOfUnit } from './rightsOfUnit.ts';

const scopesByWidth: readonly Scope[] = ['SELF', 'ORG', 'ORG_SUB', 'REGION', 'ALL'];
const widest = (scopes: readonly Scope[]): Scope => scopesByWidth.findLast((scope) => scopes.includes(scope)) ?? 'SELF';

/**
 * Everything a request needs to know of its user, in one round trip.
 * @param orgCode department of the session; one that is no longer the user's is ignored
 * @param language of the visit; default: the account's
 * @returns undefined when the user is frozen, deleted, belongs to terminated dealers alone, or as staff to suspended departments alone
 */
export async function loadUser(
  db: Db,
  {
    userId,
    orgCode,
    language,
    sessionId,
    parameters,
  }: { userId: string; orgCode: string | null; language?: Language | null; sessionId: string; parameters: Parameters },
): Promise<CurrentUser | undefined> {
  const user = await db
    .selectFrom('sysUser')
    .leftJoin('sysUserDepart', (join) => join.onRef('sysUserDepart.userId', '=', 'sysUser.id').on('sysUserDepart.orgCode', '=', orgCode))
    .leftJoin('sysDepart', (join) => join.onRef('sysDepart.orgCode', '=', 'sysUserDepart.orgCode').on(isOpenDepart))
    .leftJoin('dealer', 'dealer.dealerCode', 'sysDepart.dealerCode')
    .leftJoin('subDealer as unit', 'unit.unitOrgCode', 'sysDepart.orgCode')
    .select([
      'sysUser.id',
      'sysUser.username',
      'sysUser.realname',
      'sysUser.language',
      'sysUser.userType',
      'sysUser.timezone',
      'sysUser.avatar',
      'sysUser.needChangePassword',
    ])
    .select(['sysDepart.orgCode', 'sysDepart.orgCategory', 'sysDepart.departName', 'sysDepart.dealerCode', 'sysDepart.subDealerCode'])
    .select(['unit.name as unitName', 'unit.dealerStatus as unitStatus', 'unit.statusDate as unitDate', 'unit.statusTime as unitTime', 'unit.businessScope'])
    .select([
      'dealer.dealerName',
      'dealer.timeZone',
      'dealer.currency',
      'dealer.country',
      'dealer.language as dealerLanguage',
      'dealer.dealerStatus',
      'dealer.statusDate',
      'dealer.statusTime',
    ])
    .select([
      sql<boolean>`pwd_update_time < now() - ${parameters.number('password.maxAgeDays')} * interval '1 day'`.as('passwordExpiring'),
      sql<string[]>`array(select role_code from sys_user_role where user_id = sys_user.id order by 1)`.as('roles'),
      sql<Scope[]>`array(select r.data_scope from sys_user_role u join sys_role r using (role_code) where u.user_id = sys_user.id)`.as('scopes'),
      // Rights that are switched off are taken from all users.
      sql<string[]>`array(select distinct p.permission from sys_user_role u join sys_role_permission p using (role_code) where u.user_id = sys_user.id
        and not exists (select from sys_menu disabled where disabled.id = p.permission and disabled.status = 0))`.as('permissions'),
      sql<
        string | null
      >`case when ${standsStill} then (select string_agg(place.depart_name ->> ${language ?? sql.ref('sysUser.language')}, ', ' order by place.org_code)
        from sys_user_depart mine join sys_depart place using (org_code) where mine.user_id = sys_user.id) end`.as('suspendedDeparts'),
      sql<string[]>`array(select market_group from sys_user_market_group where user_id = sys_user.id order by 1)`.as('marketGroups'),
    ])
    .where('sysUser.id', '=', userId)
    .where('sysUser.status', '=', 1)
    .where('sysUser.delFlag', '=', 0)
    .where(sql<SqlBool>`not ${isShutOut}`)
    .executeTakeFirst();
  if (!user) return undefined;
  const { departName, needChangePassword, scopes, permissions, timezone, timeZone, dealerStatus, statusDate, statusTime, ...more } = user;
  const { unitName, unitStatus, unitDate, unitTime, businessScope, ...rest } = more;
  const spoken = language ?? user.language;
  const name = departName?.[spoken] ?? null;
  const isSubDealer = user.orgCategory === 4;
  const wide = widest(scopes);
  return {
    ...rest,
    language: spoken,
    orgName: name,
    subDealerName: isSubDealer ? name : null,
    // Without a department that is open there are no rows, not even the own.
    scope: (isSubDealer && wide === 'ORG_SUB') || user.suspendedDeparts !== null ? 'ORG' : wide,
    permissions: new Set(isSubDealer ? rightsOfUnit(permissions, { businessScope: businessScope ?? [], parameters }) : permissions),
    timeZone: timeZone ?? timezone,
    standstill:
      standstillOf('dealer', rest.dealerName, { status: dealerStatus, since: statusDate, at: statusTime }) ??
      standstillOf('subDealer', unitName, { status: unitStatus, since: unitDate, at: unitTime }),
    needChangePassword: needChangePassword === 'Y',
    ip: null,
    sessionId,
  };
}

/** Null while it is at work. */
const standstillOf = (
  unit: Standstill['unit'],
  name: string | null,
  { status, since, at }: { status: 'active' | Standstill['status'] | null; since: string | null; at: string | null },
): Standstill | null => (status === null || status === 'active' ? null : { unit, name: name!, status, since: since!, at: at! });
