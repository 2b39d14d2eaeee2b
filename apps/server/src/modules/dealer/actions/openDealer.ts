/** Opening a dealer: everything that it needs to work the same day, in one transaction. */
import { writeTodo } from '../../../documents/todo/writeTodo.ts';
import type { NewDealer, OpenedDealer } from '../../../generated/types.gen.ts';
import { changesBetween, writeChangeLog } from '../../../shared/change-log/changeLog.ts';
import { type Context, transact, type TrxContext } from '../../../shared/context.ts';
import { json, newId } from '../../../shared/database/database.ts';
import { fieldName, languages, type Texts } from '../../../shared/messages/messages.ts';
import { freeCode, lockTree, type PathTree } from '../../../shared/master/moveBranch.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { addPrincipal } from '../../contact/service.ts';
import { openAccounts } from '../../ledger/service.ts';
import { openWarehouses } from '../../stock/service.ts';
import { addAdministrator, type GivenPassword, newOneTimePassword, noPassword, wrongAdministrator } from '../../user/service.ts';
import { dealerKind } from '../dealerKind.ts';
import { addRootDeparts, dealerRoot } from '../../department/service.ts';
import { missingOf } from '../reading/missing.ts';
import { checkDealers } from '../rules/checkDealers.ts';
import { toColumns } from '../rules/toColumns.ts';
import { tell } from './dealerEffect.ts';

const tree: PathTree = { table: 'sys_depart', code: 'org_code' };
const everywhere = (text: string): string => json(Object.fromEntries(languages.map((language) => [language, text])) as Texts);

/** The node of all dealers; an installation that had none gets it with its first dealer. */
async function rootNode({ db, user }: TrxContext): Promise<string> {
  await addRootDeparts(db, user.username);
  const { id } = await db.selectFrom('sysDepart').select('id').where('orgCode', '=', dealerRoot).executeTakeFirstOrThrow();
  return id;
}

/** Its place among the departments, called like the dealer in all languages. */
async function openNode(
  context: TrxContext,
  { dealerCode, dealerName }: Pick<NewDealer, 'dealerCode' | 'dealerName'>,
): Promise<{ id: string; orgCode: string }> {
  const { db, user } = context;
  await lockTree(db, tree);
  const pid = await rootNode(context);
  const orgCode = await freeCode(db, tree, pid, dealerRoot);
  const id = newId();
  await db
    .insertInto('sysDepart')
    .values({ id, pid, orgCode, departName: everywhere(dealerName.trim()), orgCategory: 3, dealerCode, subDealerCode: null, createBy: user.username })
    .execute();
  return { id, orgCode };
}

/** Who begins there: as the form has them, or as a workbook does. */
const administratorOf = ({ firstAdmin, adminUsername, adminRealname, adminEmail, language }: NewDealer) =>
  firstAdmin
    ? {
        ...firstAdmin,
        phone: firstAdmin.phone ?? null,
        language: firstAdmin.language ?? language,
        fields: ['firstAdmin.username', 'firstAdmin.realname', 'firstAdmin.email', 'firstAdmin.phone'] as const,
      }
    : adminUsername
      ? {
          username: adminUsername,
          realname: adminRealname ?? '',
          email: adminEmail ?? '',
          phone: null,
          language,
          fields: ['adminUsername', 'adminRealname', 'adminEmail', 'phone'] as const,
        }
      : undefined;

/** A code that another dealer has or had (E-018), and an administrator who cannot be made. */
export async function checkNew(context: Context, input: NewDealer): Promise<InvalidField[]> {
  const { db, user } = context;
  const taken = await db.selectFrom('dealer').select('id').where('dealerCode', '=', input.dealerCode).executeTakeFirst();
  const admin = administratorOf(input);
  return [
    ...(taken ? [{ field: 'dealerCode', code: 'E-018', params: { field: fieldName(user.language, 'dealer', 'dealerCode'), value: input.dealerCode } }] : []),
    ...(admin ? await wrongAdministrator(context, { ...admin, country: input.country }) : []),
  ];
}

/** Opens a dealer whose input is right. @param given of the first administrator */
export async function openDealer(context: TrxContext, input: NewDealer, given: GivenPassword): Promise<Pick<OpenedDealer, 'id' | 'version' | 'orgCode'>> {
  const { db, user, services } = context;
  const { dealerCode, settlementCurrency: currency, timezone } = input;
  const columns = toColumns(input);
  const { id, orgCode } = await openNode(context, input);
  await db
    .insertInto('dealer')
    .values({
      ...columns,
      industry: json(columns.industry),
      authorisedProducts: json(columns.authorisedProducts),
      dealerCode,
      orgCode,
      currency,
      dealerStatus: 'active',
      bankName: null,
      bankTagNumber: null,
      accountNumber: null,
      createBy: user.username,
      createTime: services.now().toISOString(),
      statusTime: services.now().toISOString(),
    })
    .execute();
  await openAccounts(context, { dealerCode, currency });
  await openWarehouses(context, { dealerCode });
  const admin = administratorOf(input);
  await addPrincipal(context, {
    orgCode,
    dealerCode,
    dealerName: columns.dealerName,
    name: admin?.realname.trim() || columns.shortName,
    email: admin?.email.trim() || columns.email,
    phone: admin?.phone?.trim() || columns.phone,
    language: admin?.language ?? columns.language,
  });
  if (admin) await addAdministrator(context, { ...admin, orgCode, timezone, given });
  const missing = await missingOf(context, { id });
  const after = await db
    .updateTable('dealer')
    .set({ missing: json(missing) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const changes = changesBetween(null, { dealerCode, ...columns, settlementCurrency: currency }).filter(({ newValue }) => newValue !== null);
  await writeChangeLog(db, {
    docType: 'dealer',
    id,
    no: dealerCode,
    user,
    at: services.now(),
    changes: changes.map((change) => ({ ...change, change: 'added' })),
  });
  await writeTodo(context, dealerKind, after, after);
  await tell(context, after, { roles: ['MFR_SVC_MGR', 'MFR_PARTS', 'MFR_FINANCE'], event: 'opened' });
  return { id, version: after.version, orgCode };
}

/**
 * Opens a dealer by the form. Its administrator gets an invitation where mail is on; otherwise the answer is the only place that ever
 * shows their password.
 */
export async function addDealer(context: Context, input: NewDealer): Promise<OpenedDealer> {
  const made = administratorOf(input) && !context.services.mail.isOn() ? await newOneTimePassword(context) : undefined;
  const opened = await transact(context, async (within) => {
    await lockTree(within.db, tree);
    const [findings = []] = await checkDealers(within, [input]);
    const errors = [...findings, ...(await checkNew(within, input))];
    if (errors.length > 0) throw invalid(errors);
    return openDealer(within, input, made ?? noPassword);
  });
  return { ...opened, warnings: [], ...(made && { oneTimePassword: made.oneTimePassword, passwordValidUntil: made.validUntil }) };
}
