/** Passwords that users choose by the link of a mail. */
import { checkPassword } from '@harrow/validation';
import { type SqlBool, sql } from 'kysely';
import { type BatchResult, runBatch } from '../../../shared/batch/batch.ts';
import { writeChangeLog } from '../../../shared/change-log/changeLog.ts';
import type { OpenContext, TrxContext } from '../../../shared/context.ts';
import { inTransaction, type Trx } from '../../../shared/database/database.ts';
import { type Language, message } from '../../../shared/messages/messages.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import type { Services } from '../../../shared/services.ts';
import { isShutOut } from '../../../shared/session/openDepart.ts';
import { passwordPath, writeMails } from '../../mail/service.ts';
import { lockManaged, mustBeAdmitted, mustNotExceed } from '../administration/manageable.ts';
import { brokenRules, passwordPolicy } from './passwordRules.ts';
import { decodePassword, hashPassword } from './password.ts';
import { newPasswordToken, type PasswordLink, userOfToken, useToken } from './passwordToken.ts';

export interface MailedUser {
  id: string;
  username: string;
  realname: string;
  email: string;
  language: Language;
}

const events = { reset: 'password.reset', invite: 'user.invited' } as const satisfies Record<PasswordLink, string>;

/** Mails a user a link by which they choose a password. */
export async function mailPasswordLink(context: { services: Services; db: Trx }, user: MailedUser, kind: PasswordLink): Promise<void> {
  const token = await newPasswordToken(context.db, user.id, kind);
  const event = events[kind];
  const said = (part: string): string => message(user.language, `mail.${event}.${part}`, { username: user.username, name: user.realname });
  await writeMails(context, [
    {
      to: { address: user.email, name: user.realname },
      language: user.language,
      event,
      title: said('title'),
      paragraphs: [said('text'), said('note')],
      link: { path: passwordPath(token), text: said('link') },
      docType: 'user',
      docId: user.id,
    },
  ]);
}

/** Notifies a user of their admission, with the link to set a password. */
export async function inviteUser(context: { services: Services; db: Trx }, user: MailedUser): Promise<void> {
  await mailPasswordLink(context, user, 'invite');
  await notify(context.db, [user], { event: 'user.invited', params: { username: user.username } });
}

async function invite(context: TrxContext, id: string): Promise<void> {
  const { db } = context;
  const managed = await lockManaged(context, id);
  mustBeAdmitted(managed);
  await mustNotExceed(context, managed, 'beyond.user.invite');
  if (managed.status !== 1) throw refuse('user.frozen');
  const { email, language } = await db.selectFrom('sysUser').select(['email', 'language']).where('id', '=', id).executeTakeFirstOrThrow();
  if (!email) throw refuse('E-585');
  await inviteUser(context, { ...managed, email, language });
}

/** Invites users, each by themselves. */
export async function inviteUsers(context: TrxContext, ids: readonly string[]): Promise<BatchResult> {
  if (!context.services.mail.isOn()) throw refuse('E-584');
  return runBatch(
    context,
    ids,
    (id) => invite(context, id),
    // Callers learn nothing about users whom they may not change.
    async (id) => (await lockManaged(context, id).catch(() => undefined))?.username ?? '',
  );
}

/** Active users, but for those who belong to terminated dealers, or work in suspended departments, alone. */
const whoMaySignIn = sql<SqlBool>`sys_user.status = 1 and sys_user.del_flag = 0 and not ${isShutOut}`;

/** The active user of that name, told apart without regard to case. */
export const activeUser = (db: Trx, username: string) =>
  db
    .selectFrom('sysUser')
    .select(['id', 'username', 'realname', 'email', 'language'])
    .where(sql`lower(username)`, '=', username.trim().toLowerCase())
    .where(whoMaySignIn)
    .executeTakeFirst();

export interface ChosenPassword {
  token: string;
  NewPassword: string;
  ConfirmPassword: string;
}

/** Sets the password of the token's user. A password that breaks the rules does not use the token up. Refuses E-583, E-700. */
export async function choosePassword({ services, db }: OpenContext, { token, ...chosen }: ChosenPassword): Promise<void> {
  const [password, confirm] = [chosen.NewPassword, chosen.ConfirmPassword].map(decodePassword);
  if (!(await userOfToken(db, token))) throw refuse('E-583');
  if (password === undefined || confirm === undefined) throw invalid([{ field: 'NewPassword', code: 'password.encoding' }]);
  const broken = brokenRules(checkPassword(passwordPolicy(services), { password, confirm }));
  if (broken.length > 0) throw invalid(broken);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    const id = await userOfToken(trx, token);
    if (id === undefined || !(await useToken(trx, token))) throw refuse('E-583');
    const user = await trx
      .updateTable('sysUser')
      .set({ passwordHash, needChangePassword: 'N', oneTimeUntil: null, pwdUpdateTime: sql<string>`now()` })
      .where('id', '=', id)
      .where(whoMaySignIn)
      .returning(['id', 'username', 'realname'])
      .executeTakeFirst();
    if (!user) throw refuse('E-583');
    // A lock by wrong passwords is lifted for the new one.
    await trx.deleteFrom('loginFailure').where('account', '=', user.username.toLowerCase()).execute();
    await services.sessions.end(trx, 'session.passwordChanged', { userId: id });
    await writeChangeLog(trx, {
      docType: 'user',
      id,
      no: user.username,
      user,
      at: services.now(),
      changes: [{ field: 'password', oldValue: null, newValue: '***' }],
    });
    await notify(trx, [user], { event: 'password.changed', at: services.now() });
  });
}
