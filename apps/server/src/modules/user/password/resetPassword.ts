/** One-time passwords that administrators give; the answer is the only place that ever shows them. */
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import { runBatch } from '../../../shared/batch/batch.ts';
import { type Context, transact, type TrxContext } from '../../../shared/context.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { companyOf } from '../../setup/service.ts';
import { portalAddress } from '../../mail/service.ts';
import { logUser, userChange } from '../administration/administration.ts';
import { lockManaged, manageableCondition, type ManagedUser, mustBeAdmitted, mustNotExceed } from '../administration/manageable.ts';
import { type GivenPassword, makeOneTimePassword, newOneTimePassword, validUntil } from './oneTimePassword.ts';
import { hashPassword } from './password.ts';
import { endPasswordToken } from './passwordToken.ts';
import { slipsWorkbook } from './slipsWorkbook.ts';

type OneTimePassword = Operations['usersResetPassword']['reply']['result'];
type Slips = Operations['usersResetPasswordBatch']['reply']['result'];

const now = sql<string>`now()`;

/** Gives a user a new password that must be changed at the first sign-in, and ends their sessions. */
export async function resetPassword(context: Context, id: string): Promise<OneTimePassword> {
  const { oneTimePassword, ...given } = await newOneTimePassword(context);
  const { username } = await transact(context, (inside) => givePassword(inside, id, given));
  return { id, username, oneTimePassword, validUntil: given.validUntil };
}

/** Gives several users new passwords, each by itself, as slips to hand out. */
export async function resetPasswords(context: Context, ids: readonly string[]): Promise<Slips> {
  const { services } = context;
  const until = await validUntil(context);
  const made = await passwordsFor(context, ids);
  const { ok, failed } = await transact(context, (inside) =>
    runBatch(
      inside,
      ids,
      async (id) => {
        const passwordHash = made.get(id)?.passwordHash;
        if (passwordHash === undefined) throw refuse('E-012');
        await givePassword(inside, id, { passwordHash, validUntil: until });
      },
      // Callers learn nothing about users whom they may not change.
      async (id) => (await lockManaged(inside, id).catch(() => undefined))?.username ?? '',
    ),
  );
  const people = await context.db
    .selectFrom('sysUser')
    .select(['id', 'username', 'realname', 'language', 'timezone'])
    .where(sql<SqlBool>`id = any(${ok})`)
    .orderBy('username')
    .execute();
  const slips = people.map((person) => ({
    ...person,
    oneTimePassword: made.get(person.id)!.oneTimePassword,
    validUntil: until,
    company: companyOf(services, person.language).name,
  }));
  return { slips, failed, portalUrl: portalAddress(services, '') || null, workbook: await slipsWorkbook(context, slips) };
}

/** Hashes that are made at the same time: others sign in meanwhile. */
const atOnce = 2;

/** A password for each of the users that the caller may change; made before anything is locked, as hashing takes its time. */
async function passwordsFor({ db, user }: Context, ids: readonly string[]): Promise<Map<string, { oneTimePassword: string; passwordHash: string }>> {
  const known = await db
    .selectFrom('sysUser')
    .select('id')
    .where(sql<SqlBool>`id = any(${[...ids]})`)
    .where(manageableCondition(user))
    .execute();
  const made = new Map<string, { oneTimePassword: string; passwordHash: string }>();
  const make = async ({ id }: { id: string }): Promise<void> => {
    const oneTimePassword = makeOneTimePassword();
    made.set(id, { oneTimePassword, passwordHash: await hashPassword(oneTimePassword) });
  };
  for (let at = 0; at < known.length; at += atOnce) await Promise.all(known.slice(at, at + atOnce).map(make));
  return made;
}

/** Stores a one-time password; a user who had a password is signed out. */
async function givePassword(inside: TrxContext, id: string, given: GivenPassword): Promise<ManagedUser> {
  const { db: trx, user: caller, services } = inside;
  const user = await lockManaged(inside, id);
  if (user.id === caller.id) throw refuse('user.self');
  mustBeAdmitted(user);
  await mustNotExceed(inside, user, 'beyond.user.password');
  await trx
    .updateTable('sysUser')
    .set({
      passwordHash: given.passwordHash,
      oneTimeUntil: given.validUntil,
      needChangePassword: 'Y',
      pwdUpdateTime: now,
      updateBy: caller.username,
      updateTime: now,
    })
    .where('id', '=', id)
    .execute();
  await endPasswordToken(trx, id);
  // A lock by wrong passwords is lifted for the new one.
  await trx.deleteFrom('loginFailure').where('account', '=', user.username.toLowerCase()).execute();
  await logUser(inside, user, [userChange('password', null, '***')]);
  await services.sessions.end(trx, 'session.passwordReset', { userId: id });
  return user;
}
