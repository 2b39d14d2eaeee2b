import { sql } from 'kysely';
import type { OpenContext } from '../../shared/context.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { notify } from '../../shared/notify/notify.ts';
import { isWithinLimit } from '../../shared/http/callLimit.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { refuse, tooMany } from '../../shared/refusal/refusal.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { onlyOfTerminated } from '../../shared/session/openDepart.ts';
import { currentDepart } from '../department/service.ts';
import { systemAdministrators, verifyPassword } from '../user/service.ts';
import { useCaptcha } from './captcha.ts';
import { countAttempt, countFailure, failureState, forgetFailures } from './failures.ts';

export interface Credentials {
  username: string;
  password: string;
  captcha?: string | undefined;
  checkKey?: string | undefined;
  /** Of this visit; the account's when absent. */
  language?: Language | undefined;
}
interface Client {
  ip: string;
  userAgent: string;
}

/**
 * Signs in: verification code after 3 failures, lock after 5. A wrong name and a wrong password,
 * a locked real account and a locked invented one are answered alike, after the same work.
 */
export async function signIn(
  context: OpenContext,
  { username, password, captcha, checkKey, language, ...client }: Credentials & Client,
): Promise<{ token: string; user: CurrentUser }> {
  const { services, db } = context;
  const { parameters, sessions } = services;
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
  if (before.captchaRequired && !(await useCaptcha(db, checkKey, captcha))) throw await refused('E-701.captcha');
  const locked = before.locked || (await countAttempt(context, username));
  const account = await db
    .selectFrom('sysUser')
    .select(['id', 'passwordHash', 'status', 'currentOrgCode', onlyOfTerminated.as('dealerEnded')])
    .where('username', '=', username)
    .where('delFlag', '=', 0)
    .executeTakeFirst();
  const correct = await verifyPassword(password, account?.passwordHash);
  if (locked) throw await refused('E-701.locked');
  if (!account || !correct) throw await refused('E-701');
  // Only who knows the password learns that the account is frozen, or its dealer terminated.
  if (account.status !== 1) throw await refused('E-701.frozen');
  if (account.dealerEnded) throw await refused('E-701.dealer');

  await forgetFailures(db, attempt);
  await db
    .updateTable('sysUser')
    .set({ lastLoginTime: sql<string>`now()` })
    .where('id', '=', account.id)
    .execute();
  await db
    .deleteFrom('session')
    .where('expireTime', '<', sql<string>`now()`)
    .execute();
  await db.insertInto('sysLoginLog').values({ userId: account.id, ip: client.ip }).execute();
  const orgCode = await currentDepart(db, account.id, account.currentOrgCode);
  const token = await sessions.open({ userId: account.id, orgCode, language, ...client });
  const user = await sessions.find(token, client.ip);
  if (!user) throw await refused('E-701.frozen');
  return { token, user };
}

/** How often in an hour the administrators hear of one account. */
const passwordRequestsPerHour = 3;

/**
 * Tells the administrators that somebody asks for a new password; does nothing for an unknown name or when they have
 * heard of it often enough, and says so to nobody.
 */
export async function askForPassword(context: OpenContext, username: string): Promise<void> {
  if (!(await isWithinLimit(context.db, 'passwordReset.account', username.toLowerCase(), passwordRequestsPerHour))) return;
  await inTransaction(context.db, async (trx) => {
    const account = await trx
      .selectFrom('sysUser')
      .select(['id', 'username', 'realname'])
      .where('username', '=', username)
      .where('status', '=', 1)
      .where('delFlag', '=', 0)
      .executeTakeFirst();
    if (!account) return;
    const administrators = await systemAdministrators(trx);
    await notify(trx, administrators, {
      event: 'password.asked',
      params: { username: account.username, name: account.realname },
      docType: 'user',
      docId: account.id,
      docNo: account.username,
    });
  });
}
