/** Administration of users. */
import { checkEmail } from '@harrow/validation';
import { sql } from 'kysely';
import { renewStanding } from '../../../documents/todo/standingTask.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import { type BatchResult, runBatch } from '../../../shared/batch/batch.ts';
import { type Change, writeChangeLog } from '../../../shared/change-log/changeLog.ts';
import { type Context, transact, type TrxContext } from '../../../shared/context.ts';
import type { Trx } from '../../../shared/database/database.ts';
import type { Language } from '../../../shared/messages/messages.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { invalid, type InvalidField, Refusal, refuse } from '../../../shared/refusal/refusal.ts';
import { mustBeCurrent } from '../../../shared/version.ts';
import { wrongPhone } from '../../../shared/wrongPhone.ts';
import { mustTakePeople } from '../../../shared/workflow/dealerGate.ts';
import { admitUsers } from '../access/accessTask.ts';
import { assigned, assignedFields, replaceAssignment } from './assigned.ts';
import { insertUser } from './insertUser.ts';
import {
  beyondOf,
  checkAssignment,
  lockManaged,
  lockUsers,
  type ManagedUser,
  mustBeAdmitted,
  mustHaveAdministrator,
  mustNotExceed,
  requestedStatus,
} from './manageable.ts';
import { endPasswordToken } from '../password/passwordToken.ts';
import { type GivenPassword, newOneTimePassword } from '../password/oneTimePassword.ts';
import { usualSettings } from './usualSettings.ts';

type NewUser = Operations['usersAdd']['data']['body'];
type ChangedUser = Operations['usersEdit']['data']['body'];
type OneTimePassword = Operations['usersAdd']['reply']['result'];

const now = sql<string>`now()`;
/** Empty texts of a form are no values. */
const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** Refuses what no list of choices would offer. */
export function checkFields({ timezone, email, realname }: Pick<NewUser, 'timezone' | 'email' | 'realname'>): void {
  if (realname.trim() === '') throw invalid([{ field: 'realname', code: 'E-013' }]);
  if (!checkEmail(email?.trim() ?? '').ok) throw invalid([{ field: 'email', code: 'field.email' }]);
  if (timezone === undefined) return;
  try {
    Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions();
  } catch {
    throw invalid([{ field: 'timezone', code: 'E-014' }]);
  }
}

export const logUser = ({ db, user }: TrxContext, { id, username }: Pick<ManagedUser, 'id' | 'username'>, changes: readonly Change[]): Promise<void> =>
  writeChangeLog(db, { docType: 'user', id, no: username, user, changes });
export const userChange = (field: string, oldValue: string | null, newValue: string | null): Change => ({ field, oldValue, newValue });

/** Findings for a user's phone number, written as in the country of their dealer. @param stored the number that they have */
export async function wrongNumber(
  { db }: Pick<Context, 'db'>,
  departIds: readonly string[],
  { phone, stored }: { phone?: NewUser['phone']; stored?: string | null },
) {
  if (!phone?.trim() || phone.trim() === stored) return [];
  const { rows } = await sql<{ country: string }>`select dealer.country from sys_depart join dealer using (dealer_code)
    where sys_depart.id = any(${[...departIds]}) order by sys_depart.org_code limit 1`.execute(db);
  return wrongPhone({ field: 'phone', typed: phone, stored, country: rows[0]?.country });
}

/** A login name is never reused: documents and logs hold it. Deleted users can be restored. */
export const nameTaken = ({ delFlag }: { delFlag: number }): InvalidField => ({
  field: 'username',
  code: 'field.taken',
  ...(delFlag === 1 && { textKey: 'user.nameOfDeleted' }),
});

/** Names are told apart without regard to case. */
export async function checkUsername(trx: Trx, username: string): Promise<void> {
  const taken = await trx
    .selectFrom('sysUser')
    .select('delFlag')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  if (taken) throw invalid([nameTaken(taken)]);
}

/** Adds a user; one without a password is to be invited. */
export async function createUser(
  inside: TrxContext,
  body: NewUser,
  { passwordHash, validUntil }: GivenPassword,
  more: { frozen?: boolean } = {},
): Promise<{ id: string; language: Language }> {
  const { db: trx, user: caller } = inside;
  await lockUsers(trx);
  await checkUsername(trx, body.username);
  const { departs, roles } = await checkAssignment(inside, body);
  const wrong = await wrongNumber(inside, body.departIds, body);
  if (wrong.length > 0) throw invalid(wrong);
  await mustTakePeople(inside, departs);
  const usual = await usualSettings(inside, departs);
  const language = body.language ?? usual.language;
  const userId = await insertUser(trx, {
    username: body.username,
    passwordHash,
    oneTimeUntil: validUntil,
    realname: body.realname.trim(),
    userType: body.userType,
    language,
    timezone: body.timezone ?? usual.timezone,
    roles,
    departs,
    ...(body.marketGroups && { marketGroups: body.marketGroups }),
    needChangePassword: true,
    ...more,
  });
  await trx
    .updateTable('sysUser')
    .set({ ...personal(body), createBy: caller.username })
    .where('id', '=', userId)
    .execute();
  await logUser(inside, { id: userId, username: body.username }, [
    userChange('username', null, body.username),
    userChange('roles', null, roles.toSorted().join(',')),
  ]);
  return { id: userId, language };
}

/** Adds a user; the answer is the only place that ever shows the password. */
export async function addUser(context: Context, body: NewUser): Promise<OneTimePassword> {
  checkFields(body);
  const { oneTimePassword, ...given } = await newOneTimePassword(context);
  const { id } = await transact(context, (inside) => createUser(inside, body, given));
  return { id, username: body.username, oneTimePassword, validUntil: given.validUntil };
}

export const personal = ({ sex, phone, email, workNo, positionId }: Pick<NewUser, 'sex' | 'phone' | 'email' | 'workNo' | 'positionId'>) => ({
  sex: sex ?? null,
  phone: orNull(phone),
  email: orNull(email),
  workNo: orNull(workNo),
  positionId: orNull(positionId),
});

export async function editUser(context: Context, body: ChangedUser): Promise<void> {
  checkFields(body);
  await transact(context, async (inside) => {
    const { db: trx, user: caller, services } = inside;
    await lockUsers(trx);
    const user = await lockManaged(inside, body.id);
    mustBeAdmitted(user);
    mustBeCurrent(user, body.version);
    const exceeding = await beyondOf(inside, user, 'beyond.user.edit');
    if (exceeding) throw invalid([{ field: 'roleIds', ...exceeding }]);
    const before = await assigned(trx, body.id);
    const { departs, roles } = await checkAssignment(inside, body, before);
    const wrong = await wrongNumber(inside, body.departIds, { phone: body.phone, stored: user.phone });
    if (wrong.length > 0) throw invalid(wrong);
    const isMoved = (user.email ?? '') !== (orNull(body.email) ?? '');
    await trx
      .updateTable('sysUser')
      .set({
        ...personal(body),
        realname: body.realname.trim(),
        userType: body.userType,
        language: body.language,
        timezone: body.timezone,
        version: user.version + 1,
        updateBy: caller.username,
        updateTime: now,
      })
      .where('id', '=', body.id)
      .execute();
    await replaceAssignment(trx, body.id, { departs, roles, marketGroups: body.marketGroups ?? [] });
    await mustHaveAdministrator(trx);
    const after = await assigned(trx, body.id);
    const own = ownRights.find((field) => before[field] !== after[field]);
    if (user.id === caller.id && own !== undefined) throw invalid([{ field: ownFields[own], code: 'E-573' }]);
    const changes = assignedFields.map((field) => userChange(field, before[field], after[field]));
    await logUser(
      inside,
      user,
      [userChange('realname', user.realname, body.realname.trim()), ...changes].filter(({ oldValue, newValue }) => oldValue !== newValue),
    );
    if (before.roles !== after.roles) await notify(trx, [user], { event: 'user.rolesChanged', params: { name: caller.realname }, at: services.now() });
    // A link sent to another address is void.
    if (isMoved) await endPasswordToken(trx, body.id);
    await services.sessions.forget(trx, body.id);
  });
}

/** Columns that users cannot change of their own account, with their names in the form. */
const ownRights = ['roles', 'departs', 'marketGroups'] as const;
const ownFields = { roles: 'roleIds', departs: 'departIds', marketGroups: 'marketGroups' } as const;

/** Freezes users, or lets them in again; each by themselves. */
export const freezeUsers = (context: TrxContext, { ids, status }: { ids: readonly string[]; status: 1 | 2 }): Promise<BatchResult> =>
  forEach(context, ids, async (id) => {
    const { db: trx, user: caller } = context;
    await lockUsers(trx);
    const user = await lockManaged(context, id);
    if (user.id === caller.id) throw refuse('E-573');
    mustBeAdmitted(user);
    await mustNotExceed(context, user, status === 2 ? 'beyond.user.freeze' : 'beyond.user.unfreeze');
    await trx.updateTable('sysUser').set({ status, updateBy: caller.username, updateTime: now }).where('id', '=', id).execute();
    await mustHaveAdministrator(trx);
    await endPasswordToken(trx, id);
    if (user.status !== status) await logUser(context, user, [userChange('status', String(user.status), String(status))]);
  });

async function markDeleted(context: TrxContext, id: string): Promise<void> {
  const { db: trx, user: caller } = context;
  await lockUsers(trx);
  const user = await lockManaged(context, id);
  if (user.id === caller.id) throw refuse('user.self');
  if (user.status === requestedStatus) {
    // Of a stranger who is refused nothing is kept.
    await trx.deleteFrom('sysUser').where('id', '=', id).execute();
    await trx.deleteFrom('message').where('docType', '=', 'user').where('docId', '=', id).execute();
    await renewStanding(context, admitUsers);
    return;
  }
  await mustNotExceed(context, user, 'beyond.user.delete');
  await endPasswordToken(trx, id);
  await trx.updateTable('sysUser').set({ delFlag: 1, updateBy: caller.username, updateTime: now }).where('id', '=', id).execute();
  await mustHaveAdministrator(trx);
  await logUser(context, user, [userChange('delFlag', '0', '1')]);
}

/** Deletes a user: they can no longer sign in, the name stays taken. A request for an account is refused by it. */
export async function deleteUser(context: TrxContext, id: string): Promise<void> {
  await markDeleted(context, id);
  await context.services.sessions.end(context.db, 'session.accountClosed', { userId: id });
}

export const deleteUsers = (context: TrxContext, ids: readonly string[]): Promise<BatchResult> => forEach(context, ids, (id) => markDeleted(context, id));

/** Restores deleted users, each by themselves, unless they are stronger than the caller or their dealer takes no users now. */
export const restoreUsers = (context: TrxContext, ids: readonly string[]): Promise<BatchResult> =>
  forEach(context, ids, async (id) => {
    const { db: trx, user: caller } = context;
    await lockUsers(trx);
    const user = await lockManaged(context, id, { deleted: true });
    await mustNotExceed(context, user, 'beyond.user.restore');
    const { departs } = await assigned(trx, id);
    await mustTakePeople(context, departs.split(',').filter(Boolean));
    await trx
      .updateTable('sysUser')
      .set({ delFlag: 0, version: user.version + 1, updateBy: caller.username, updateTime: now })
      .where('id', '=', id)
      .execute();
    await logUser(context, user, [userChange('delFlag', '1', '0')]);
  });

/** Each user by themselves; the sessions of those who were changed end. */
async function forEach(context: TrxContext, ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<BatchResult> {
  const { db, services } = context;
  const nameOf = async (id: string): Promise<string> =>
    (await db.selectFrom('sysUser').select('username').where('id', '=', id).executeTakeFirst())?.username ?? '';
  const refusedAs = new Map<string, string>();
  return runBatch(
    context,
    ids,
    async (id) => {
      try {
        await work(id);
        await services.sessions.end(db, 'session.accountClosed', { userId: id });
      } catch (error) {
        if (error instanceof Refusal) refusedAs.set(id, error.text.code);
        throw error;
      }
    },
    // Callers learn nothing about users whom they may not change.
    async (id) => (refusedAs.get(id) === 'E-012' ? '' : nameOf(id)),
  );
}
