/** Saving a remittance by its dealer, and an entry, transfer or opening by finance. */
import { newHeader, newHeaderFor, type DocumentOwner } from '../../../documents/saving/newHeader.ts';
import { type SavedAnswer, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { NoLines } from '../../../documents/saving/store.ts';
import type { DealerPaymentInput } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { KeepResult } from '../../../shared/contract/commit.ts';
import { forbidden, invalid } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { dealerCondition } from '../../../shared/scope/sourceScope.ts';
import { dealerPaymentKind } from '../dealerPaymentKind.ts';
import { dealerPaymentStore } from '../dealerPaymentStore.ts';
import { mergePayment, type PaymentFacts, readOrderNos } from '../rules/mergePayment.ts';
import { emptyPayment, type Payment, type PaymentHeader } from '../tables.ts';

interface Facts extends Omit<PaymentFacts, 'country'> {
  /** The dealer that it is for; undefined where the user sees none of this code. */
  dealer: (DocumentOwner & { country: string }) | undefined;
}

async function dealerOf({ db, user }: Context, dealerCode: string | null): Promise<Facts['dealer']> {
  if (dealerCode === null) return undefined;
  const found = await db
    .selectFrom('dealer')
    .select(['orgCode', 'dealerCode', 'dealerName', 'country'])
    .where('dealerCode', '=', dealerCode)
    .where('delFlag', '=', 0)
    .where(isInScope({ table: 'dealer', scope: (of) => dealerCondition(of, 'dealer') }, user))
    .executeTakeFirst();
  return found && { ...found, subDealerCode: null, subDealerName: null };
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
  const { user, services } = context;
  const code = document?.header.dealerCode ?? (isMaker(user) ? (input.dealerCode?.trim() ?? null) : user.dealerCode);
  const dealer = await dealerOf(context, code);
  const typed = readOrderNos(input.orderNos ?? document?.header.orderNos ?? []);
  const values = (dictionary: string): string[] => (services.dictionaries.items(dictionary) ?? []).map(({ value }) => value);
  return {
    dealer,
    currencies: values('currency'),
    feeTypes: values('fee_type'),
    orderNos: dealer ? await ordersAmong(context, dealer.dealerCode, typed) : new Set(),
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
function mustBeOf(base: PaymentHeader, { dealerCode }: DealerPaymentInput, { dealer }: Facts): DocumentOwner & { country: string } {
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
