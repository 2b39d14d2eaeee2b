import { sql } from 'kysely';
import type { OpenContext } from '../../shared/context.ts';
import { inTransaction, type Trx } from '../../shared/database/database.ts';
import { notify } from '../../shared/notify/notify.ts';
import { networkOf } from '../../shared/http/networkOf.ts';
import { isWithinLimit } from '../../shared/http/callLimit.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { refuse, tooMany } from '../../shared/refusal/refusal.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { hasPassword } from '../../shared/session/hasPassword.ts';
import { onlyOfTerminated, staffOfSuspended } from '../../shared/session/openDepart.ts';
import { currentDepart } from '../department/service.ts';
import { passwordPath } from '../mail/service.ts';
import { activeUser, mailPasswordLink, newPasswordToken, systemAdministrators, verifyPassword } from '../user/service.ts';
import { useCaptcha } from './captcha.ts';
import { countAttempt, countFailure, failureState, forgetFailures } from './failures.ts';

export interface Credentials {
  username: string;
  password: string;
  captcha?: string | undefined;
  checkKey?: string | undefined;
  proof?: string | undefined;
  /** Of this visit; the account's when absent. */
  language?: Language | undefined;
}
export interface Client {
  ip: string;
  userAgent: string;
}

/**
 * Signs in: verification code after 3 failures, lock after 5. A wrong name and a wrong password,
 * a locked real account and a locked invented one are answered alike, after the same work.
 */
export async function signIn(
  context: OpenContext,
  { username, password, captcha, checkKey, proof, language, ...client }: Credentials & Client,
): Promise<{ token: string; user: CurrentUser }> {
  const { services, db } = context;
  const { parameters } = services;
  const attempt = { username, address: client.ip };
  const refusal = (code: string, captchaRequired: boolean) =>
    refuse(code, { n: parameters.number('login.lockMinutes') }, { errorCode: 'E-701', captchaRequired });
  const refused = async (code: string) => {
    await countFailure(db, attempt);
    const { captchaRequired } = await failureState(context, attempt);
    return refusal(code, captchaRequired);
  };

  const before = await failureState(context, attempt);
  if (before.addressBarred) throw tooMany('http.tooMany', { n: 60 });
  // Who was not asked yet has guessed nothing.
  if (before.captchaRequired && !captcha) throw refusal('E-701.captchaRequired', true);
  if (before.captchaRequired && !(await useCaptcha(db, { checkKey, captcha, proof }))) throw await refused('E-701.captcha');
  const locked = before.locked || (await countAttempt(context, username));
  const account = await db
    .selectFrom('sysUser')
    .select(['id', 'passwordHash', 'status', 'currentOrgCode', onlyOfTerminated.as('dealerEnded'), staffOfSuspended.as('departSuspended')])
    .select(hasPassword('sysUser').as('hasPassword'))
    .where('username', '=', username)
    .where('delFlag', '=', 0)
    .executeTakeFirst();
  const correct = await verifyPassword(password, account?.passwordHash);
  if (locked) throw await refused('E-701.locked');
  if (!account || !correct) throw await refused('E-701');
  // Only who knows the password learns that it is over, the account frozen, its dealer terminated or its department suspended.
  if (!account.hasPassword) throw await refused('E-701.oneTime');
  if (account.status !== 1) throw await refused('E-701.frozen');
  if (account.dealerEnded) throw await refused('E-701.dealer');
  if (account.departSuspended) throw await refused('E-701.depart');

  await forgetFailures(db, attempt);
  const opened = await openSession(context, account, { language, ...client });
  if (!opened) throw await refused('E-701.frozen');
  return opened;
}

/** Opens a session of an account that may sign in. @returns undefined when it may not any more */
export async function openSession(
  context: OpenContext,
  account: { id: string; currentOrgCode: string | null },
  { language, ...client }: Client & { language?: Language | undefined },
): Promise<{ token: string; user: CurrentUser } | undefined> {
  const { services, db } = context;
  await db
    .updateTable('sysUser')
    .set({ lastLoginTime: sql<string>`now()` })
    .where('id', '=', account.id)
    .execute();
  await db
    .deleteFrom('session')
    .where('expireTime', '<', sql<string>`now()`)
    .execute();
  await inTransaction(db, async (trx) => {
    await tellNewAddress(context, trx, { id: account.id, ip: client.ip });
    await trx.insertInto('sysLoginLog').values({ userId: account.id, ip: client.ip }).execute();
  });
  const orgCode = await currentDepart(db, account.id, account.currentOrgCode);
  const token = await services.sessions.open({ userId: account.id, orgCode, language, ...client });
  const user = await services.sessions.find(token, client.ip);
  return user && { token, user };
}

/** Days that an address stays known. */
const knownDays = 90;

/** Notifies a user of a sign-in from an unfamiliar address. At the very first sign-in there is no address to know. */
async function tellNewAddress({ services }: OpenContext, trx: Trx, { id, ip }: { id: string; ip: string }): Promise<void> {
  const { rows } = await sql<{ ip: string }>`select distinct ip from sys_login_log
    where user_id = ${id} and create_time > now() - ${sql.lit(knownDays)} * interval '1 day'`.execute(trx);
  const network = networkOf(ip);
  if (rows.length === 0 || rows.some((known) => networkOf(known.ip) === network)) return;
  await notify(trx, [{ id }], { event: 'login.newAddress', params: { ip }, at: services.now() });
}

/** Requests per hour for one account. */
const passwordRequestsPerHour = 3;

export interface PasswordRequest {
  username: string;
  email?: string | undefined;
  /** Without a mail server the link goes to the log of this server. */
  demo: boolean;
}

/**
 * Mails a link to a user who enters an account with its address; without mail or address the administrators hear of it. Does nothing for an
 * unknown name or when it was asked for often enough, without telling the caller.
 */
export async function askForPassword(context: OpenContext, { username, email = '', demo }: PasswordRequest): Promise<void> {
  const { services } = context;
  if (!(await isWithinLimit(context.db, 'passwordReset.account', username.trim().toLowerCase(), passwordRequestsPerHour))) return;
  await inTransaction(context.db, async (db) => {
    const account = await activeUser(db, username);
    if (!account) return;
    const named = account.email !== null && account.email.trim().toLowerCase() === email.trim().toLowerCase();
    if (named && services.mail.isOn()) {
      await mailPasswordLink({ services, db }, { ...account, email: account.email! }, 'reset');
      return;
    }
    if (named && demo) {
      const path = passwordPath(await newPasswordToken(db, account.id, 'reset'));
      services.log.warn(`${account.username} may choose a password at ${path}`);
    }
    await notify(db, await systemAdministrators(db), {
      event: 'password.asked',
      params: { username: account.username, name: account.realname },
      docType: 'user',
      docId: account.id,
      docNo: account.username,
    });
  });
}
