/** Requests for an account: a user who cannot sign in until an administrator admits them. */
import { randomBytes } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import { makerZone } from '../../../shared/makerDay.ts';
import { renewStanding } from '../../../documents/todo/standingTask.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import { type Context, type OpenContext, transact } from '../../../shared/context.ts';
import { inTransaction, type Trx } from '../../../shared/database/database.ts';
import type { Language } from '../../../shared/messages/messages.ts';
import { dealerUsers, notify } from '../../../shared/notify/notify.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { wrongPhone } from '../../../shared/wrongPhone.ts';
import { mustTakePeople } from '../../../shared/workflow/dealerGate.ts';
import { checkFields, checkUsername, logUser, personal, userChange, wrongNumber } from '../administration/administration.ts';
import { admitUsers } from './accessTask.ts';
import { replaceAssignment } from '../administration/assigned.ts';
import { insertUser } from '../administration/insertUser.ts';
import { checkAssignment, lockManaged, lockUsers, requestedStatus, systemAdministrators } from '../administration/manageable.ts';
import { newOneTimePassword } from '../password/oneTimePassword.ts';
import { usualSettings } from '../administration/usualSettings.ts';

type AcceptedUser = Operations['usersAccept']['data']['body'];
type OneTimePassword = Operations['usersAccept']['reply']['result'];

/** Input of a request for an account. */
export interface AccessRequest {
  company: string;
  name: string;
  email: string;
  phone?: string;
  note?: string;
}

/** Requests that wait at the same time; more than an administrator can read are none. */
const mostWaiting = 500;

/**
 * Keeps the request as an inactive user and tells those who decide: the maker's administrators, and those of the dealer
 * whose code or name the applicant gives. A second request with the same e-mail address changes the first, without
 * another message. The answer says nothing about who exists.
 */
export async function requestAccess(
  { db, services }: OpenContext,
  { company, name, email, phone = '', note = '', language }: AccessRequest & { language: Language },
): Promise<void> {
  const wrong = wrongPhone({ field: 'phone', typed: phone });
  if (wrong.length > 0) throw invalid(wrong);
  const request = { company: company.trim(), note: note.trim() || null };
  const person = { realname: name.trim(), email: email.trim(), phone: phone.trim() || null };
  await inTransaction(db, async (trx) => {
    await lockUsers(trx);
    const earlier = await waitingFor(trx, person.email);
    if (earlier !== undefined) {
      await trx.updateTable('sysUser').set(person).where('id', '=', earlier).execute();
      await trx.updateTable('accessRequest').set(request).where('userId', '=', earlier).execute();
      await renewStanding({ db: trx, services }, admitUsers);
      return;
    }
    await mustHaveRoom(trx);
    const dealer = await dealerNamed(trx, request.company);
    const id = await insertUser(trx, {
      // No login name before an administrator gives one: an applicant must not reserve names.
      username: `req_${randomBytes(6).toString('hex')}`,
      // No password has this hash.
      passwordHash: '',
      realname: person.realname,
      email: person.email,
      ...(person.phone !== null && { phone: person.phone }),
      userType: 'dealer',
      language,
      timezone: dealer?.timeZone ?? makerZone(services),
      roles: [],
      departs: dealer ? [dealer.orgCode] : [],
      needChangePassword: true,
      requested: true,
    });
    await trx
      .insertInto('accessRequest')
      .values({ userId: id, ...request })
      .execute();
    const ofDealer = dealer ? await dealerUsers(trx, dealer.dealerCode, ['DLR_ADMIN']) : [];
    await notify(trx, [...(await systemAdministrators(trx)), ...ofDealer], {
      event: 'access.asked',
      params: { company: request.company, name: person.realname, email: person.email, phone: person.phone ?? '–', note: request.note ?? '–' },
      docType: 'user',
      docId: id,
      docNo: person.realname,
      at: services.now(),
    });
    await renewStanding({ db: trx, services }, admitUsers);
  });
}

const waitingFor = async (trx: Trx, email: string): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('sysUser')
      .select('id')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('status', '=', requestedStatus)
      .executeTakeFirst()
  )?.id;

async function mustHaveRoom(trx: Trx): Promise<void> {
  const { n } = await trx
    .selectFrom('sysUser')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('status', '=', requestedStatus)
    .executeTakeFirstOrThrow();
  if (n >= mostWaiting) throw refuse('access.full');
}

/** The dealer that the text names without doubt, by code or name. */
async function dealerNamed(trx: Trx, company: string) {
  const found = await trx
    .selectFrom('dealer')
    .select(['dealerCode', 'orgCode', 'timeZone'])
    .where(sql<SqlBool>`${company.toLowerCase()} in (lower(dealer_code), lower(dealer_name))`)
    .where('dealerStatus', '=', 'active')
    .limit(2)
    .execute();
  return found.length === 1 ? found[0] : undefined;
}

/** Admits a request: with a login name, places and rights, and a password that is shown once. */
export async function acceptUser(context: Context, body: AcceptedUser): Promise<OneTimePassword> {
  checkFields(body);
  const { oneTimePassword, passwordHash, validUntil } = await newOneTimePassword(context);
  const { id, username } = body;
  await transact(context, async (inside) => {
    const { db: trx, user } = inside;
    await lockUsers(trx);
    const { status, phone: stored } = await lockManaged(inside, id);
    // Another administrator was faster.
    if (status !== requestedStatus) throw refuse('E-001');
    await checkUsername(trx, username);
    const { departs, roles } = await checkAssignment(inside, body);
    const wrong = await wrongNumber(inside, body.departIds, { phone: body.phone, stored });
    if (wrong.length > 0) throw invalid(wrong);
    await mustTakePeople(inside, departs);
    const usual = await usualSettings(inside, departs);
    await trx
      .updateTable('sysUser')
      .set({
        ...personal(body),
        username,
        passwordHash,
        oneTimeUntil: validUntil,
        realname: body.realname.trim(),
        userType: body.userType,
        language: body.language ?? usual.language,
        timezone: body.timezone ?? usual.timezone,
        currentOrgCode: departs.length === 1 ? departs[0]! : null,
        status: 1,
        needChangePassword: 'Y',
        pwdUpdateTime: sql<string>`now()`,
        updateBy: user.username,
        updateTime: sql<string>`now()`,
      })
      .where('id', '=', id)
      .execute();
    await replaceAssignment(trx, id, { departs, roles, marketGroups: body.marketGroups ?? [] });
    await logUser(inside, { id, username }, [
      userChange('status', String(requestedStatus), '1'),
      userChange('username', null, username),
      userChange('roles', null, roles.toSorted().join(',')),
    ]);
    await renewStanding(inside, admitUsers);
  });
  return { id, username, oneTimePassword, validUntil };
}
