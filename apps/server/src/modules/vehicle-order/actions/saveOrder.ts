/** Saving a draft: by its form, or from the rows of a workbook. */
import { type SqlBool, sql } from 'kysely';
import { newHeaderFor } from '../../../documents/saving/newHeader.ts';
import { type Composed, type SavedAnswer, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { VehicleOrderInput } from '../../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { formFindings } from '../../../shared/master/formRules.ts';
import { nameIn } from '../../../shared/master/masterList.ts';
import { fieldName } from '../../../shared/messages/messages.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { dealerCondition } from '../../../shared/scope/sourceScope.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { mustServe } from '../../../shared/workflow/dealerGate.ts';
import { orderTypeOptions } from '../../order-type/service.ts';
import { vehiclePrices } from '../../vehicle-price/service.ts';
import { vehicleOrderKind } from '../orderKind.ts';
import { vehicleOrderStore } from '../orderStore.ts';
import {
  currencyErrors,
  headerErrors,
  mergeHeader,
  mergeLines,
  type OrderedProduct,
  type OrderFacts,
  orderLineChanges,
  withTotals,
} from '../rules/mergeOrder.ts';
import { emptyOrder, type Order, type OrderHeader, type OrderLists } from '../tables.ts';

export type OrderInput = VehicleOrderInput & { id?: string; version?: number };

interface Facts extends OrderFacts {
  /** What the contract's own rules find in the input. */
  findings: readonly InvalidField[];
}

/** The dealer of a code, where the user sees it. */
async function dealerOf({ db, user }: Context, code: string): Promise<OrderFacts['dealer']> {
  const found = await db
    .selectFrom('dealer')
    .select(['orgCode', 'dealerCode', 'dealerName', 'currency'])
    .where('dealerCode', '=', code)
    .where('delFlag', '=', 0)
    .where(isInScope({ table: 'dealer', scope: (of) => dealerCondition(of, 'dealer') }, user))
    .executeTakeFirst();
  return found && { ...found, subDealerCode: null, subDealerName: null };
}

/** Models by their codes, and whether the dealer may sell them. */
async function productsOf({ db, user }: Context, dealerCode: string, codes: readonly string[]): Promise<ReadonlyMap<string, OrderedProduct>> {
  const { rows } = await sql<OrderedProduct>`select product.code, coalesce(${nameIn('product', user.language)}, product.code) as name,
      product.enabled = 'Y' and coalesce(dealer.authorised_products ? series.parent_code, false) as authorised
    from product join product series on series.code = product.parent_code left join dealer on dealer.dealer_code = ${dealerCode}
    where product.level = 4 and product.code = any(${[...new Set(codes)]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}

async function isStaff({ db }: Context, username: string): Promise<boolean> {
  const { rows } = await sql`select from sys_user where username = ${username} and user_type = 'maker' and del_flag = 0`.execute(db);
  return rows.length > 0;
}

/** Another order of the dealer under the same contract. Saves of one contract come one after the other. */
async function twinOf({ db }: Context, { id, dealerCode, contractNo }: Pick<OrderHeader, 'id' | 'dealerCode' | 'contractNo'>): Promise<boolean> {
  if (contractNo === '') return false;
  await sql`select pg_advisory_xact_lock(hashtext(${`contract ${dealerCode} ${contractNo}`}))`.execute(db);
  const twin = await db
    .selectFrom('vehicleOrder')
    .select('id')
    .where('dealerCode', '=', dealerCode)
    .where('contractNo', '=', contractNo)
    .where('delFlag', '=', 0)
    .where(sql<SqlBool>`id <> ${id}`)
    .executeTakeFirst();
  return twin !== undefined;
}

async function factsOf(context: Context, document: Order | null, input: OrderInput): Promise<Facts> {
  const { services, user } = context;
  const header = document?.header ?? emptyOrder;
  const dealerCode = input.dealerCode?.trim() || header.dealerCode;
  const dealer = dealerCode === '' ? undefined : await dealerOf(context, dealerCode);
  const codes = [...(document?.lines ?? []).map(({ fourthProduct }) => fourthProduct), ...(input.lines ?? []).map((line) => line.fourthProduct?.trim() ?? '')];
  const day = input.contractSigningDate ?? header.contractSigningDate;
  const currency = input.currency ?? (header.currency || (dealer?.currency ?? ''));
  const values = (dictionary: string): ReadonlySet<string> => new Set((services.dictionaries.items(dictionary) ?? []).map(({ value }) => value));
  const [findings = []] = await formFindings(context, 'vehicleOrderMastersAdd', [input]);
  return {
    findings,
    dealer,
    products: await productsOf(context, dealerCode, codes),
    prices: day === '' ? new Map() : await vehiclePrices(context, { fourthProducts: codes, currency, day }),
    leadDays: new Map((await orderTypeOptions(context, { bizType: 'vehicle' })).map(({ value, leadDays }) => [value, leadDays])),
    isStaff: await isStaff(context, input.salesBy ?? (header.salesBy || user.username)),
    isTwice: await twinOf(context, { id: header.id, dealerCode, contractNo: (input.contractNo ?? header.contractNo).trim() }),
    configs: values('vehicle_config'),
    colors: values('vehicle_color'),
    depositPct: services.parameters.number('vehicleOrder.depositPct'),
    username: user.username,
    today: today(user, services.now()),
    nameOf: (field) => fieldName(user.language, 'vehicle-order', field),
  };
}

const saved: SavedKind<OrderHeader, OrderLists, OrderInput, Facts> = {
  kind: vehicleOrderKind,
  store: vehicleOrderStore,
  create: () => ({ header: emptyOrder, lines: [] }),
  async read(context, id, input) {
    const document = id === null ? null : await vehicleOrderStore.find(context, id);
    return { document, facts: await factsOf(context, document, input) };
  },
  compose,
  lineHistory: orderLineChanges,
};

/** Lays the input over the document; throws 422 with everything that cannot be stored. */
function compose(context: Context, base: Order, { id: _id, version: _version, ...input }: OrderInput, facts: Facts): Composed<OrderHeader, OrderLists> {
  const isNew = base.header.id === '';
  if (!facts.dealer) throw invalid([{ field: 'dealerCode', code: input.dealerCode?.trim() ? 'E-012' : 'E-101' }]);
  const { currency: _currency, ...owner } = facts.dealer;
  const begun = isNew ? newHeaderFor(context, base.header, owner) : base.header;
  const header = mergeHeader(begun, input, facts, isNew);
  const { lines, errors } = mergeLines({ header, lines: base.lines }, input.lines, facts);
  const wrong = [
    ...facts.findings,
    ...headerErrors(base.header, header, facts).filter(({ field }) => !facts.findings.some((finding) => finding.field === field)),
    ...currencyErrors(base.header, header, lines, facts),
    ...errors,
  ];
  if (wrong.length > 0) throw invalid(wrong);
  return { document: { header: withTotals(header, lines), lines } };
}

/** Adds an order, or changes a draft. @throws E-551 for a dealer that rests, and as `saveDocument` */
export async function saveOrder(context: TrxContext, input: OrderInput, { confirm }: { confirm: boolean }): Promise<SavedAnswer> {
  const dealerCode = input.dealerCode?.trim();
  const before = input.id ? await vehicleOrderStore.findHeader(context, input.id) : undefined;
  if (dealerCode && dealerCode !== before?.dealerCode) await mustServe(context, 'refused', { dealerCode, subDealerCode: null });
  return saveDocument(context, saved, input, { confirm });
}
