/** The first administrator of a dealer, made together with it. */
import { checkEmail } from '@harrow/validation';
import { sql } from 'kysely';
import type { Context, TrxContext } from '../../shared/context.ts';
import type { Language } from '../../shared/messages/messages.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import { wrongPhone } from '../../shared/wrongPhone.ts';
import { logUser, userChange } from './administration/administration.ts';
import { insertUser } from './administration/insertUser.ts';
import type { GivenPassword } from './password/oneTimePassword.ts';
import { inviteUser } from './password/passwordLinks.ts';
import { lockUsers } from './administration/manageable.ts';

interface FirstAdministrator {
  username: string;
  realname: string;
  email: string;
  phone: string | null;
  language: Language;
}

const role = 'DLR_ADMIN';

/** Findings for a first administrator. @param input.fields names of login name, name and mail in the form */
export async function wrongAdministrator(
  { db }: Pick<Context, 'db'>,
  { username, realname, email, phone, country, fields }: FirstAdministrator & { country: string; fields: readonly [string, string, string, string] },
): Promise<InvalidField[]> {
  const taken = await db
    .selectFrom('sysUser')
    .select('id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  const [usernameField, realnameField, emailField, phoneField] = fields;
  return [
    ...(taken ? [{ field: usernameField, code: 'field.taken' }] : []),
    ...(realname.trim() === '' ? [{ field: realnameField, code: 'E-013' }] : []),
    ...(email.trim() === '' || !checkEmail(email.trim()).ok ? [{ field: emailField, code: 'field.email' }] : []),
    ...wrongPhone({ field: phoneField, typed: phone, country }),
  ];
}

/**
 * Makes the administrator, who has to choose another password at the first sign-in, or is invited to choose one.
 * A user without a password is invited where mail is on.
 */
export async function addAdministrator(
  context: TrxContext,
  { username, realname, email, phone, language, ...place }: FirstAdministrator & { orgCode: string; timezone: string; given: GivenPassword },
): Promise<void> {
  const { db, user } = context;
  await lockUsers(db);
  const id = await insertUser(db, {
    username,
    passwordHash: place.given.passwordHash,
    oneTimeUntil: place.given.validUntil,
    realname: realname.trim(),
    email: email.trim(),
    ...(phone?.trim() && { phone: phone.trim() }),
    userType: 'dealer',
    language,
    timezone: place.timezone,
    roles: [role],
    departs: [place.orgCode],
    needChangePassword: true,
  });
  await db.updateTable('sysUser').set({ createBy: user.username }).where('id', '=', id).execute();
  await logUser(context, { id, username }, [userChange('username', null, username), userChange('roles', null, role)]);
  if (place.given.passwordHash === '' && context.services.mail.isOn())
    await inviteUser(context, { id, username, realname: realname.trim(), email: email.trim(), language });
}
