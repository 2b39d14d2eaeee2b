/** Adding and changing contacts. */
import { sql } from 'kysely';
import type { ContactInput, ContactSaved } from '../../generated/types.gen.ts';
import { changesBetween, writeChangeLog } from '../../shared/change-log/changeLog.ts';
import type { TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { fieldName, type Language } from '../../shared/messages/messages.ts';
import { askFirst, forbidden, invalid, refuse } from '../../shared/refusal/refusal.ts';
import { inScope } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { mustBeCurrent } from '../../shared/version.ts';
import { dealerCountry } from '../../shared/wrongPhone.ts';
import { mustTakePeople } from '../../shared/workflow/dealerGate.ts';
import { checkContact } from './checkContact.ts';
import type { ContactRow } from './tables.ts';

/** Whom the dealer cannot do without. */
export const isLastWarranty = ({ contactType, isPrimary }: Pick<ContactRow, 'contactType' | 'isPrimary'>): boolean =>
  contactType === 'warranty' && isPrimary === 'Y';

interface Place {
  orgCode: string;
  dealerCode: string;
  dealerName: string;
  subDealerCode: string | null;
  subDealerName: string | null;
}

/** Where a contact belongs: a sub-dealer's people keep their own, a dealer's people those of the dealer and of its sub-dealers. */
async function placeOf({ db, user }: TrxContext, asked: string | null): Promise<Place> {
  const { orgCode, dealerCode, dealerName, subDealerCode, subDealerName } = user;
  if (orgCode === null || dealerCode === null || dealerName === null) throw forbidden('forbidden');
  const own: Place = { orgCode, dealerCode, dealerName, subDealerCode, subDealerName };
  if (subDealerCode !== null || asked === null) return own;
  const { rows } = await sql<{
    orgCode: string;
    subDealerName: string;
  }>`select org_code, depart_name ->> ${user.language}::text as sub_dealer_name from sys_depart
    where org_category = 4 and dealer_code = ${dealerCode} and sub_dealer_code = ${asked}`.execute(db);
  if (!rows[0]) throw invalid([{ field: 'subDealerCode', code: 'E-014' }]);
  return { ...own, ...rows[0], subDealerCode: asked };
}

/** The contact in the user's scope, locked; E-012 when there is none. */
export async function lockContact({ db, user }: TrxContext, id: string): Promise<ContactRow> {
  const found = await db.selectFrom('contact').selectAll().where('id', '=', id).$call(inScope(user, 'contact')).forUpdate().executeTakeFirst();
  if (!found) throw refuse('E-012');
  return found;
}

/** Other contacts of a unit and type, locked, so that two at once do not both become the primary one. */
async function lockOthers({ db }: TrxContext, { dealerCode, subDealerCode }: Place, contactType: string, id: string | undefined): Promise<ContactRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext('contact ' || ${dealerCode}::text))`.execute(db);
  const rows = await db
    .selectFrom('contact')
    .selectAll()
    .where('dealerCode', '=', dealerCode)
    .where(sql<string>`coalesce(sub_dealer_code, '')`, '=', subDealerCode ?? '')
    .where('contactType', '=', contactType)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.filter((row) => row.id !== id);
}

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** Adds a contact of the user's dealer, or changes one. @throws E-012, E-001, E-563, 422 with every wrong field, W-591 */
export async function saveContact(context: TrxContext, { id, version, ...input }: ContactInput, { confirm }: { confirm: boolean }): Promise<ContactSaved> {
  const { db, user, services } = context;
  if (isMaker(user) || (id === undefined && !user.permissions.has('contact:add'))) throw forbidden('forbidden');
  const before = id === undefined ? undefined : await lockContact(context, id);
  if (before) mustBeCurrent(before, version);
  const place = await placeOf(context, orNull(input.subDealerCode));
  if (!before) await mustTakePeople(context, [place.orgCode]);
  const others = await lockOthers(context, place, input.contactType, id);
  const email = orNull(input.email);
  const twin = email === null ? undefined : await twinOf(context, place, { contactType: input.contactType, email, id });
  const errors = [
    ...checkContact(context, input, { stored: before, country: await dealerCountry(db, place.dealerCode) }),
    ...(twin ? [{ field: 'email', code: 'E-018', params: { field: fieldName(user.language, 'contact', 'email'), value: email! } }] : []),
  ];
  if (errors.length > 0) throw invalid(errors);
  const primary = others.find(({ isPrimary }) => isPrimary === 'Y');
  // The first of a type is the one to turn to.
  const isPrimary = others.length === 0 ? 'Y' : input.isPrimary;
  const stays = before && isLastWarranty(before) && (isPrimary === 'N' || input.contactType !== 'warranty' || place.orgCode !== before.orgCode);
  if (stays) throw refuse('E-563');
  if (isPrimary === 'Y' && primary) {
    if (!confirm) throw askFirst([{ code: 'W-591', params: { name: primary.name } }]);
    await db
      .updateTable('contact')
      .set({ isPrimary: 'N', version: primary.version + 1, updateBy: user.username, updateTime: services.now().toISOString() })
      .where('id', '=', primary.id)
      .execute();
    await log(context, primary, primary, { isPrimary: 'N' });
  }
  const columns = {
    ...place,
    contactType: input.contactType,
    name: input.name.trim(),
    position: orNull(input.position),
    email,
    phone: input.phone.trim(),
    mobile: orNull(input.mobile),
    whatsapp: orNull(input.whatsapp),
    language: input.language ?? before?.language ?? (await languageOf(context, place)),
    isPrimary,
    receivesMail: [...new Set(input.receivesMail ?? before?.receivesMail ?? [])].toSorted(),
    remark: orNull(input.remark),
  } as const;
  const row = before
    ? await db
        .updateTable('contact')
        .set({ ...columns, version: before.version + 1, updateBy: user.username, updateTime: services.now().toISOString() })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await db
        .insertInto('contact')
        .values({ ...columns, id: newId(services.now().getTime()), createBy: user.username, createTime: services.now().toISOString() })
        .returningAll()
        .executeTakeFirstOrThrow();
  const { orgCode: _org, dealerCode: _code, dealerName: _dealer, subDealerName: _sub, ...told } = columns;
  await log(context, row, before, told);
  return { id: row.id, version: row.version, warnings: [] };
}

/** Another contact of the dealer and type with the same address. */
async function twinOf({ db }: TrxContext, { dealerCode }: Place, { contactType, email, id }: { contactType: string; email: string; id: string | undefined }) {
  return db
    .selectFrom('contact')
    .select('id')
    .where('dealerCode', '=', dealerCode)
    .where('contactType', '=', contactType)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .$if(id !== undefined, (query) => query.where('id', '<>', id!))
    .executeTakeFirst();
}

async function languageOf({ db }: TrxContext, { dealerCode }: Place): Promise<Language> {
  return (await db.selectFrom('dealer').select('language').where('dealerCode', '=', dealerCode).executeTakeFirstOrThrow()).language;
}

const log = ({ db, user, services }: TrxContext, { id, name }: ContactRow, before: ContactRow | undefined, after: object): Promise<void> =>
  writeChangeLog(db, {
    docType: 'contact',
    id,
    no: name,
    user,
    at: services.now(),
    changes: changesBetween(before ?? null, after as Record<string, unknown>).map((change) => ({ ...change, ...(!before && { change: 'added' as const }) })),
  });
