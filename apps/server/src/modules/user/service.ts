import { checkPassword } from '@harrow/validation';
import { sql } from 'kysely';
import { type Context, transact } from '../../shared/context.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { notify } from '../../shared/notify/notify.ts';
import { brokenRules, passwordPolicy } from './password/passwordRules.ts';
import { endPasswordToken } from './password/passwordToken.ts';
import { decodePassword, hashPassword, verifyPassword } from './password/password.ts';

export { requestAccess } from './access/accessRequest.ts';
export { isDealerRole, lockUsers, mustHaveAdministrator, mustNotExceed, systemAdministrators, workingAdministrators } from './manageable.ts';
export { type GivenPassword, newOneTimePassword, noPassword } from './password/oneTimePassword.ts';
export { addAdministrator, wrongAdministrator } from './firstOfDealer.ts';
export { activeUser, choosePassword, inviteUser, mailPasswordLink } from './password/passwordLinks.ts';
export { newPasswordToken } from './password/passwordToken.ts';
export { hashPassword, passwordPolicy, verifyPassword };

export interface PasswordChange {
  OldPassword: string;
  NewPassword: string;
  ConfirmPassword: string;
}

/** Changes the own password and ends the user's other sessions; refuses with E-700 per broken rule. */
export async function changePassword(context: Context, change: PasswordChange): Promise<void> {
  const { user, services } = context;
  const [old, password, confirm] = [change.OldPassword, change.NewPassword, change.ConfirmPassword].map(decodePassword);
  if (old === undefined || password === undefined || confirm === undefined) throw invalid([{ field: 'NewPassword', code: 'password.encoding' }]);
  const { passwordHash } = await context.db.selectFrom('sysUser').select('passwordHash').where('id', '=', user.id).executeTakeFirstOrThrow();
  if (!(await verifyPassword(old, passwordHash))) throw invalid([{ field: 'OldPassword', code: 'password.oldWrong' }]);
  const broken = brokenRules(checkPassword(passwordPolicy(services), { password, old, confirm }));
  if (broken.length > 0) throw invalid(broken);
  const newHash = await hashPassword(password);
  await transact(context, async ({ db }) => {
    const updated = await db
      .updateTable('sysUser')
      .set({
        passwordHash: newHash,
        needChangePassword: 'N',
        oneTimeUntil: null,
        pwdUpdateTime: sql<string>`now()`,
        updateBy: user.username,
        updateTime: sql<string>`now()`,
      })
      .where('id', '=', user.id)
      // Two changes at once: the second one's old password is no longer the old one.
      .where('passwordHash', '=', passwordHash)
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) throw refuse('E-001');
    await services.sessions.end(db, 'session.passwordChanged', { userId: user.id, except: user.sessionId });
    await endPasswordToken(db, user.id);
    await notify(db, [user], { event: 'password.changed', at: services.now() });
    // The session that goes on need not change the password any more, also where no other has ended.
    await services.sessions.forget(db, user.id);
  });
}
