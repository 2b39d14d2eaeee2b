import { addRootDeparts, makerRoot } from '../modules/department/service.ts';
import { hashPassword } from '../modules/user/password/password.ts';
import { makeOneTimePassword } from '../modules/user/password/oneTimePassword.ts';
import { insertUser } from '../modules/user/administration/insertUser.ts';
import { companyParameters } from '../modules/setup/service.ts';
import { checkPassword } from '@harrow/validation';
import { brokenRules } from '../modules/user/password/passwordRules.ts';
import { textOf } from '../shared/messages/messages.ts';
import { NotStarted } from '../start/notStarted.ts';
import { type Db, inTransaction } from '../shared/database/database.ts';

export interface FirstAdministrator {
  username: string;
  /** Printed once; undefined when the operator chose it (HARROW_ADMIN_PASSWORD). */
  oneTimePassword: string | undefined;
}

/**
 * A production start on an empty database: creates the first system administrator.
 * @param given from HARROW_ADMIN_USER and HARROW_ADMIN_PASSWORD; without a password one is made up that must be changed at once
 * @returns undefined when there are users already
 * @throws NotStarted for a password that breaks the rules
 */
export async function createFirstAdministrator(
  db: Db,
  given: { username?: string | undefined; password?: string | undefined },
): Promise<FirstAdministrator | undefined> {
  if (await db.selectFrom('sysUser').select('id').limit(1).executeTakeFirst()) return undefined;
  if (given.password !== undefined) mustKeepRules(given.password);
  const username = given.username ?? 'admin';
  const oneTimePassword = given.password === undefined ? makeOneTimePassword() : undefined;
  const passwordHash = await hashPassword(given.password ?? oneTimePassword!);
  const created = await inTransaction(db, async (trx) => {
    const someone = await trx.selectFrom('sysUser').select('id').limit(1).executeTakeFirst();
    if (someone) return false;
    await addRootDeparts(trx, username);
    await insertUser(trx, {
      username,
      passwordHash,
      realname: username,
      userType: 'maker',
      language: 'zh-cn',
      timezone: companyParameters['company.timeZone'].default,
      roles: ['SYS_ADMIN'],
      departs: [makerRoot],
      needChangePassword: oneTimePassword !== undefined,
    });
    return true;
  });
  return created ? { username, oneTimePassword } : undefined;
}

/** The first administrator's password is one like any other: an empty database has the strict rules. */
function mustKeepRules(password: string): void {
  const broken = brokenRules(checkPassword('strict', { password }));
  if (broken.length > 0) throw new NotStarted(`HARROW_ADMIN_PASSWORD is refused. ${broken.map((rule) => `${textOf('en', rule)}.`).join(' ')}`);
}
