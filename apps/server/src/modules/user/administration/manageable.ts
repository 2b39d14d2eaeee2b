/** Whom an administrator may change, and what they may grant. */
import { type SqlBool, sql } from 'kysely';
import type { Context, TrxContext } from '../../../shared/context.ts';
import type { Db, Trx } from '../../../shared/database/database.ts';
import { type Coded, type InvalidField, invalid, refuse, refuseWith } from '../../../shared/refusal/refusal.ts';
import { departCondition, userCondition } from '../../../shared/scope/sourceScope.ts';
import { roleText } from '../../../shared/messages/roleText.ts';
import { type CurrentUser, isMaker } from '../../../shared/session/currentUser.ts';
import { standsStill } from '../../../shared/session/openDepart.ts';
import { beyond, beyondOwn, isDealerAdministrator, isSystemAdministrator, strongerAmong, type Verb } from '../../permission/service.ts';
import type { AssignedText } from './assigned.ts';
import '../../position/tables.ts';
import '../tables.ts';

/** Roles of dealers; the only ones that a dealer's administrator gives. */
export const isDealerRole = (roleCode: string): boolean => roleCode.startsWith('DLR_');
const narrow: ReadonlySet<string> = new Set(['SELF', 'ORG', 'ORG_SUB']);

/** A dealer's administrator changes users who belong to its branch alone and have roles of dealers alone. */
export function manageableCondition(user: CurrentUser) {
  if (isMaker(user)) return userCondition(user, 'sysUser') ?? sql<SqlBool>`true`;
  const inBranch = departCondition(user, 'd') ?? sql<SqlBool>`true`;
  return sql<SqlBool>`(sys_user.user_type = 'dealer'
    and exists (select 1 from sys_user_depart u join sys_depart d on d.org_code = u.org_code where u.user_id = sys_user.id and ${inBranch})
    and not exists (select 1 from sys_user_depart u join sys_depart d on d.org_code = u.org_code where u.user_id = sys_user.id and not ${inBranch})
    and not exists (select 1 from sys_user_role r where r.user_id = sys_user.id and not starts_with(r.role_code, 'DLR_')))`;
}

/** Status of a pending request for an account. */
export const requestedStatus = 3;

/** Throws for a pending request for an account, which is only admitted or refused. */
export function mustBeAdmitted({ status }: ManagedUser): void {
  if (status === requestedStatus) throw refuse('user.requested');
}

export interface ManagedUser {
  id: string;
  username: string;
  realname: string;
  email: string | null;
  phone: string | null;
  status: number;
  version: number;
}

/** The user, or one who was deleted, locked for a change; one that the caller may not change answers like one that does not exist. */
export async function lockManaged({ db, user }: TrxContext, id: string, { deleted = false } = {}): Promise<ManagedUser> {
  const found = await db
    .selectFrom('sysUser')
    .select(['id', 'username', 'realname', 'email', 'phone', 'status', 'version'])
    .where('id', '=', id)
    .where('delFlag', '=', deleted ? 1 : 0)
    .where(manageableCondition(user))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refuse('E-012');
  return found;
}

export interface Assignment {
  userType: 'maker' | 'dealer';
  departIds: readonly string[];
  roleIds: readonly string[];
  marketGroups?: readonly string[] | undefined;
  positionId?: string | null | undefined;
}

/** Roles with rights that the caller lacks and so cannot give (E-572); the administrator role is given by administrators only. */
async function beyondCaller(context: TrxContext, roleCodes: readonly string[]): Promise<InvalidField[]> {
  const { db, user } = context;
  if (isDealerAdministrator(user) || isSystemAdministrator(user) || roleCodes.length === 0) return [];
  if (roleCodes.includes('SYS_ADMIN')) return [{ field: 'roleIds', code: 'E-572', params: { list: roleText(user.language, 'SYS_ADMIN', undefined) } }];
  const roles = await db
    .selectFrom('sysRole')
    .select(['roleCode', 'dataScope'])
    .where('roleCode', 'in', [...roleCodes])
    .execute();
  const { rows } = await sql<{ permission: string }>`select distinct permission from sys_role_permission where role_code = any(${[...roleCodes]})`.execute(db);
  const permissions = rows.map(({ permission }) => permission);
  const findings = await Promise.all(roles.map(({ dataScope }) => beyondOwn(context, { permissions, dataScope })));
  const found = findings.find((finding) => finding !== null);
  return found ? [{ field: 'roleIds', ...found }] : [];
}

/** Existing assignments of a user, which are not given anew. */
type Held = Pick<AssignedText, 'roles' | 'marketGroups'>;
const codesOf = (joined: string | undefined): string[] => joined?.split(',').filter((code) => code !== '') ?? [];

/** Market groups beyond the caller's own (E-572); a caller without groups looks after all. */
function groupsBeyondCaller({ user, services }: TrxContext, groups: readonly string[], held: Held | undefined): InvalidField[] {
  if (!isMaker(user) || isSystemAdministrator(user) || user.scope !== 'REGION' || user.marketGroups.length === 0) return [];
  if (held?.marketGroups === '') return [];
  const allowed = new Set([...user.marketGroups, ...codesOf(held?.marketGroups)]);
  const foreign = groups.filter((group) => !allowed.has(group)).map((group) => services.dictionaries.text('market_group', group, user.language));
  const exceeding = groups.length === 0 ? [services.dictionaries.text('data_scope', 'ALL', user.language)] : foreign;
  return exceeding.length === 0 ? [] : [{ field: 'marketGroups', code: 'E-572', params: { list: exceeding.join(', ') } }];
}

type UserVerb = Extract<Verb, `beyond.user.${string}`>;

/** Rights of a user beyond the caller's: accounts of stronger users cannot be changed. @returns null when they may */
export async function beyondOf(context: Context, { id, realname }: Pick<ManagedUser, 'id' | 'realname'>, verb: UserVerb): Promise<Coded | null> {
  const { isAny, roleCodes } = await strongerAmong(context, sql<SqlBool>`sys_user.id = ${id}`);
  return isAny ? beyond(context, verb, realname, roleCodes) : null;
}

/** Refuses E-572 for a user who may do more than the caller, in the words of what was to be done. */
export async function mustNotExceed(context: Context, user: Pick<ManagedUser, 'id' | 'realname'>, verb: UserVerb): Promise<void> {
  const finding = await beyondOf(context, user, verb);
  if (finding) throw refuseWith(finding);
}

export interface Assigned {
  departs: string[];
  roles: string[];
}

/**
 * Departments and roles by their codes, and what is wrong with them: what the caller may not give, or does not fit together.
 * @param held what the user has already; undefined for a new one
 */
export async function assignmentOf(
  context: TrxContext,
  { userType, departIds, roleIds, marketGroups = [], positionId }: Assignment,
  held?: Held,
): Promise<Assigned & { errors: InvalidField[] }> {
  const { db, user } = context;
  const departs = await db
    .selectFrom('sysDepart')
    .select(['orgCode', 'orgCategory'])
    .where('id', 'in', [...departIds])
    .where(departCondition(user, 'sysDepart') ?? sql<SqlBool>`true`)
    .execute();
  const roles = await db
    .selectFrom('sysRole')
    .select(['roleCode', 'dataScope'])
    .where('id', 'in', [...roleIds])
    .execute();
  const groups =
    marketGroups.length === 0
      ? []
      : await db
          .selectFrom('marketGroup')
          .select('code')
          .where('code', 'in', [...marketGroups])
          .execute();
  // Locked against a deletion meanwhile.
  const position = positionId ? await db.selectFrom('sysPosition').select('id').where('id', '=', positionId).forKeyShare().executeTakeFirst() : undefined;
  const isDealer = userType === 'dealer';
  const fitting = roles.filter(({ roleCode, dataScope }) => (isDealer ? isDealerRole(roleCode) && narrow.has(dataScope) : !isDealerRole(roleCode)));
  const errors: InvalidField[] = [];
  if (!isMaker(user) && !isDealer) errors.push({ field: 'userType', code: 'E-014' });
  if (departs.length !== new Set(departIds).size || departs.some(({ orgCategory }) => orgCategory > 2 !== isDealer))
    errors.push({ field: 'departIds', code: 'E-014' });
  if (fitting.length !== new Set(roleIds).size) errors.push({ field: 'roleIds', code: 'E-014' });
  else {
    const heldRoles = codesOf(held?.roles);
    const given = roles.map(({ roleCode }) => roleCode).filter((code) => !heldRoles.includes(code));
    errors.push(...(await beyondCaller(context, given)));
  }
  if (groups.length !== new Set(marketGroups).size || (isDealer && groups.length > 0)) errors.push({ field: 'marketGroups', code: 'E-014' });
  else if (!isDealer) errors.push(...groupsBeyondCaller(context, marketGroups, held));
  if (positionId && !position) errors.push({ field: 'positionId', code: 'E-014' });
  return { departs: departs.map(({ orgCode }) => orgCode), roles: roles.map(({ roleCode }) => roleCode), errors };
}

/** Departments and roles by their codes, if the caller may give them; names what is wrong otherwise. */
export async function checkAssignment(context: TrxContext, assignment: Assignment, held?: Held): Promise<Assigned> {
  const { errors, ...assigned } = await assignmentOf(context, assignment, held);
  if (errors.length > 0) throw invalid(errors);
  return assigned;
}

/** Users and their rights are changed one transaction after the other, so that two at once cannot remove the last administrator. */
export const lockUsers = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('sys_user'))`.execute(trx);
};

/** The active administrators of the system. */
export const systemAdministrators = (db: Db): Promise<{ id: string }[]> => administrators(db).execute();

const administrators = (db: Db) =>
  db
    .selectFrom('sysUser')
    .innerJoin('sysUserRole', 'sysUserRole.userId', 'sysUser.id')
    .select('sysUser.id')
    .where('roleCode', '=', 'SYS_ADMIN')
    .where('status', '=', 1)
    .where('delFlag', '=', 0);

/** The administrators of the system who can sign in and work: with a password of their own, since a one-time password ends, and not in suspended departments alone. */
export const workingAdministrators = (db: Db): Promise<{ id: string }[]> =>
  administrators(db)
    .where('passwordHash', '<>', '')
    .where('oneTimeUntil', 'is', null)
    .where(sql<SqlBool>`not ${standsStill}`)
    .execute();

/** Throws unless an administrator of the system is left who can sign in and work; called after the change, under {@link lockUsers}. */
export async function mustHaveAdministrator(trx: Trx): Promise<void> {
  if ((await workingAdministrators(trx)).length === 0) throw refuse('user.lastAdministrator');
}
