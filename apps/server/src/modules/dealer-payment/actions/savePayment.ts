/** Saving a remittance by its dealer, and an entry, transfer or opening by finance. */
import { type SqlBool, sql } from 'kysely';
import { transitionOf } from '../../../documents/kind.ts';
import { nextNumbersOf } from '../../../documents/numbers/nextNumber.ts';
import { newHeader, newHeaderFor, type DocumentOwner } from '../../../documents/saving/newHeader.ts';
import { type SavedAnswer, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { NoLines } from '../../../documents/saving/store.ts';
import { writeTodo } from '../../../documents/todo/writeTodo.ts';
import { mustHold } from '../../../documents/workflow.ts';
import type { DealerPaymentInput } from '../../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import type { KeepResult } from '../../../shared/contract/commit.ts';
import { snake } from '../../../shared/database/columnNames.ts';
import { json } from '../../../shared/database/database.ts';
import { together } from '../../../shared/database/together.ts';
import { withoutMasks } from '../../../shared/hidden-fields/withoutMasks.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { forbidden, type InvalidField, invalid, Refusal } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { dealerCondition } from '../../../shared/scope/sourceScope.ts';
import { dealerPaymentKind } from '../dealerPaymentKind.ts';
import { dealerPaymentStore } from '../dealerPaymentStore.ts';
import { mergePayment, type PaymentFacts, readOrderNos } from '../rules/mergePayment.ts';
import { emptyPayment, type Payment, type PaymentHeader } from '../tables.ts';

interface Facts extends Omit<PaymentFacts, 'country'> {
  /** The dealer that it is for; undefined where the user sees none of this code. */
  dealer: Dealer | undefined;
}

type Dealer = DocumentOwner & { country: string };

/** Dealers that the user sees, by their codes. */
async function dealersOf({ db, user }: Context, dealerCodes: readonly string[]): Promise<ReadonlyMap<string, Dealer>> {
  if (dealerCodes.length === 0) return new Map();
  const found = await db
    .selectFrom('dealer')
    .select(['orgCode', 'dealerCode', 'dealerName', 'country'])
    .where(sql<SqlBool>`dealer_code = any(${[...new Set(dealerCodes)]}::text[])`)
    .where('delFlag', '=', 0)
    .where(isInScope({ table: 'dealer', scope: (of) => dealerCondition(of, 'dealer') }, user))
    .execute();
  return new Map(found.map((dealer) => [dealer.dealerCode, { ...dealer, subDealerCode: null, subDealerName: null }]));
}

async function ordersAmong({ db }: Context, dealerCode: string, typed: readonly string[]): Promise<ReadonlySet<string>> {
  if (typed.length === 0) return new Set();
  const rows = await db
    .selectFrom('partsOrder')
    .select('orderNo')
    .where('orderNo', 'in', [...typed])
    .where('dealerCode', '=', dealerCode)
    .where('delFlag', '=', 0)
    .execute();
  return new Set(rows.map(({ orderNo }) => orderNo));
}

async function factsOf(context: Context, document: Payment | null, input: DealerPaymentInput): Promise<Facts> {
  const { user } = context;
  const code = document?.header.dealerCode ?? (isMaker(user) ? (input.dealerCode?.trim() ?? null) : user.dealerCode);
  const dealer = code === null ? undefined : (await dealersOf(context, [code])).get(code);
  const typed = readOrderNos(input.orderNos ?? document?.header.orderNos ?? []);
  return { ...wordsOf(context), dealer, orderNos: dealer ? await ordersAmong(context, dealer.dealerCode, typed) : new Set() };
}

function wordsOf({ services, user }: Context): Pick<Facts, 'currencies' | 'feeTypes' | 'words'> {
  const values = (dictionary: string): string[] => (services.dictionaries.items(dictionary) ?? []).map(({ value }) => value);
  return {
    currencies: values('currency'),
    feeTypes: values('fee_type'),
    words: ({ feeType, accountType, direction }) => ({
      t: services.dictionaries.text('fee_type', feeType, user.language) ?? '',
      a: services.dictionaries.text('account_type', accountType, user.language) ?? '',
      dir: services.dictionaries.text('in_out', direction, user.language) ?? '',
    }),
  };
}

/** Dealers save remittances, finance everything else: nobody announces what another one pays. */
function mustBeOwn({ user }: Context, { kind }: PaymentHeader, input: DealerPaymentInput): void {
  const asked = input.kind ?? kind;
  if (isMaker(user) ? kind === 'remittance' || asked === 'remittance' : kind !== 'remittance' || asked !== 'remittance') throw forbidden('forbidden');
}

/** A dealer is named once, and the user must see it. @throws 422 */
function mustBeOf(base: PaymentHeader, { dealerCode }: DealerPaymentInput, { dealer }: Facts): Dealer {
  const code = dealerCode?.trim();
  if (!dealer) throw invalid([{ field: 'dealerCode', code: code ? 'E-012' : 'E-013' }]);
  if (code && code !== dealer.dealerCode) throw invalid([{ field: 'dealerCode', code: base.paymentNo === '' ? 'E-012' : 'E-014' }]);
  return dealer;
}

const saved = (side: 'dealer' | 'maker'): SavedKind<PaymentHeader, NoLines, DealerPaymentInput, Facts> => ({
  kind: dealerPaymentKind,
  store: dealerPaymentStore,
  action: side === 'maker' ? 'editEntry' : 'edit',
  create: (context) => ({ header: side === 'maker' ? { ...emptyPayment, kind: 'entry' } : newHeader(context, emptyPayment) }),
  async read(context, id, input) {
    const document = id === null ? null : await dealerPaymentStore.find(context, id);
    return { document, facts: await factsOf(context, document, input) };
  },
  compose(context, { header: base }, input, facts) {
    mustBeOwn(context, base, input);
    const dealer = mustBeOf(base, input, facts);
    const { country, ...owner } = dealer;
    const begun = base.id === '' ? newHeaderFor(context, base, owner) : base;
    return { document: { header: mergePayment(begun, input, { ...facts, country }) } };
  },
  lineHistory: () => [],
});

const sides = { dealer: saved('dealer'), maker: saved('maker') };

/** Creates a payment, or changes one that may be edited; throws as `saveDocument`. */
export const savePayment = (context: Context, input: DealerPaymentInput, options: { confirm: boolean; keep?: KeepResult }): Promise<SavedAnswer> =>
  saveDocument(context, sides[isMaker(context.user) ? 'maker' : 'dealer'], input, options);

/** An entry that is not stored yet, or what the form would say of it. */
export type EntryDraft = { header: PaymentHeader } | { errors: readonly InvalidField[] };

/** What finance would save as new entries, none of which names orders; reads once, whatever their number. */
export async function draftEntries(context: Context, inputs: readonly DealerPaymentInput[]): Promise<EntryDraft[]> {
  const { kind, create, compose } = sides.maker;
  mustHold(transitionOf(kind, 'editEntry'), context.user);
  const codes = inputs.flatMap(({ dealerCode }) => dealerCode?.trim() ?? []);
  const [dealers, words] = [await dealersOf(context, codes), wordsOf(context)];
  return inputs.map((input): EntryDraft => {
    const typed = withoutMasks(kind.docType, undefined, input);
    if (typed.errors.length > 0) return { errors: typed.errors };
    try {
      return compose(context, create(context), typed.input, { ...words, dealer: dealers.get(input.dealerCode?.trim() ?? ''), orderNos: new Set() }).document;
    } catch (error) {
      if (error instanceof Refusal && error.errors) return { errors: error.errors };
      throw error;
    }
  });
}

const columns = sql.raw(Object.keys(emptyPayment).map(snake).join(', '));

/** Stores new entries with their numbers, in a few statements whatever their number. @returns them as they are stored */
export async function storeEntries(context: TrxContext, headers: readonly PaymentHeader[]): Promise<PaymentHeader[]> {
  const { db, services } = context;
  if (headers.length === 0) return [];
  const numbers = await nextNumbersOf(
    db,
    { code: dealerPaymentKind.docType, day: makerDay(services) },
    headers.map(({ dealerCode }) => dealerCode),
  );
  const numbered = headers.map((header, at) => ({ ...header, paymentNo: numbers[at]! }));
  const rows = numbered.map((header) => Object.fromEntries(Object.entries(header).map(([field, value]) => [snake(field), value])));
  await sql`insert into dealer_payment (${columns}) select ${columns} from jsonb_populate_recordset(null::dealer_payment, ${json(rows)}::jsonb)`.execute(db);
  await together(db, async () => {
    for (const header of numbered) await writeTodo(context, dealerPaymentKind, {}, header);
  });
  return numbered;
}
