/** What becomes of the lines of a bank's file: worked out for all at once, and done in a few statements. */
import { sql } from 'kysely';
import { actOnEach } from '../../../documents/actOnEach.ts';
import type { BankLineInput, DealerPaymentInput } from '../../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { plainAccount } from '../../dealer/service.ts';
import { bookedReferences, type DealerMonth, ledger, plainReference } from '../../ledger/service.ts';
import { bookingOf, postingOf } from '../actions/book.ts';
import { lockPayments } from '../actions/lockPayments.ts';
import { draftEntries, storeEntries } from '../actions/savePayment.ts';
import { dealerPaymentKind } from '../dealerPaymentKind.ts';
import { received } from '../rules/bookings.ts';
import { type Booking, checkBooking } from '../rules/checks.ts';
import type { PaymentHeader } from '../tables.ts';
import { matchLine, mayPay } from './matchLine.ts';

/** The remittance that a line pays. */
interface BookedLine {
  line: BankLineInput;
  result: 'booked';
  dealerCode: string;
  remittance: PaymentHeader;
  booking: Booking;
}

/** The entry that a line becomes. */
interface DraftedLine {
  line: BankLineInput;
  result: 'drafted';
  dealerCode: string;
  draft: PaymentHeader;
}

export type LinePlan = BookedLine | DraftedLine;

/** What to do with a line, or what is wrong with it. */
export type PlannedLine = { plan: LinePlan } | { problems: readonly InvalidField[] };

/** Findings of lines whose reference is known already: they are left out, and nothing is wrong with them. */
export const skipped: ReadonlySet<string> = new Set(['E-533', 'dealerPayment.bank.drafted']);

/** Plans all lines of a file, in a few statements whatever their number. Reads only. */
export async function planLines(context: Context, lines: readonly BankLineInput[]): Promise<PlannedLine[]> {
  const matched = await matchLines(context, lines);
  const refused = await refusedBookings(
    context,
    matched.filter((one) => isBooked(one)),
  );
  const drafts = await draftsOf(
    context,
    matched.filter((one) => isDrafted(one)),
  );
  return matched.map((one): PlannedLine => {
    if (isDrafted(one)) return drafts.get(one.line)!;
    if (!isBooked(one)) return { problems: [one] };
    const problems = refused(one);
    return problems.length > 0 ? { problems } : { plan: one };
  });
}

/** A line that pays nothing, with the dealer whose entry it becomes. */
type Unpaid = Omit<DraftedLine, 'draft'>;
type Matched = BookedLine | Unpaid | InvalidField;

const isBooked = (one: Matched): one is BookedLine => 'result' in one && one.result === 'booked';
const isDrafted = (one: Matched): one is Unpaid => 'result' in one && one.result === 'drafted';

async function matchLines(context: Context, lines: readonly BankLineInput[]): Promise<Matched[]> {
  const known = await knownReferences(context, lines);
  const candidates = mayPay(await submittedRemittances(context));
  const dealers = await dealersByAccount(context, lines);
  const paid = new Map<string, BookedLine>();
  const byReference = new Map<string, BookedLine[]>();
  return lines.map((line): Matched => {
    if (line.paymentAmount <= 0) return { field: 'paymentAmount', code: 'dealerPayment.notPositive' };
    const ref = line.bankReference.trim();
    const seen = known(line);
    if (seen) return { field: 'bankReference', code: seen.code, params: { ref, no: seen.no } };
    const match = matchLine(line, candidates(line));
    if (match.is === 'tooMuch') return { field: 'paymentAmount', code: 'E-513' };
    if (match.is === 'several' || (match.is === 'paid' && paid.has(match.remittance.id))) return { field: 'bankReference', code: 'dealerPayment.bank.several' };
    if (match.is === 'none') {
      const dealerCode = line.dealerCode?.trim() || dealers.get(plainAccount(line.accountNumber ?? ''));
      return dealerCode ? { line, result: 'drafted', dealerCode } : { field: 'dealerCode', code: 'dealerPayment.bank.noDealer' };
    }
    const { remittance } = match;
    const { feeDate, bankReference, paymentAmount: paidAmount } = line;
    const booking = bookingOf(remittance, { feeDate, bankReference, paidAmount });
    const reference = plainReference(bankReference);
    const earlier = byReference.get(reference)?.find(({ booking: other }) => isOneBank(other.header.bankTagNumber, remittance.bankTagNumber));
    if (earlier) return { field: 'bankReference', code: 'E-533', params: { ref, no: earlier.remittance.paymentNo } };
    const booked: BookedLine = { line, result: 'booked', dealerCode: remittance.dealerCode, remittance, booking };
    paid.set(remittance.id, booked);
    byReference.set(reference, [...(byReference.get(reference) ?? []), booked]);
    return booked;
  });
}

/** A booking that names no bank stands for any. */
function isOneBank(one: string | null, other: string | null): boolean {
  const [tag, otherTag] = [plainReference(one), plainReference(other)];
  return tag === '' || otherTag === '' || tag === otherTag;
}

const monthOf = ({ header: { dealerCode, currency, feeDate } }: Booking): DealerMonth => ({
  dealerCode,
  currency: currency!,
  period: feeDate!.slice(0, 7),
});

/** What keeps remittances from being booked: what they lack, and months that are closed. */
async function refusedBookings(context: Context, booked: readonly BookedLine[]): Promise<(one: BookedLine) => InvalidField[]> {
  const nameOf = ({ dealerCode, currency, period }: DealerMonth): string => `${dealerCode} ${currency} ${period}`;
  const months = new Map(booked.map(({ booking }) => [nameOf(monthOf(booking)), monthOf(booking)]));
  const closed = new Set((await ledger.closedMonths(context, [...months.values()])).map(nameOf));
  const today = makerDay(context.services);
  return ({ booking }) => {
    const month = monthOf(booking);
    const { period, dealerCode: dealer, currency: cur } = month;
    return [...checkBooking(booking, { today }), ...(closed.has(nameOf(month)) ? [{ field: 'feeDate', code: 'E-502', params: { period, dealer, cur } }] : [])];
  };
}

async function draftsOf(context: Context, unpaid: readonly Unpaid[]): Promise<ReadonlyMap<BankLineInput, PlannedLine>> {
  const drafts = await draftEntries(context, unpaid.map(toEntry));
  return new Map(
    unpaid.map((one, at): [BankLineInput, PlannedLine] => {
      const draft = drafts[at]!;
      return [one.line, 'header' in draft ? { plan: { ...one, draft: draft.header } } : { problems: draft.errors }];
    }),
  );
}

async function submittedRemittances({ db, user }: Context): Promise<PaymentHeader[]> {
  return db
    .selectFrom('dealerPayment')
    .selectAll()
    .where('kind', '=', 'remittance')
    .where('status', '=', 'submitted')
    .where('delFlag', '=', 0)
    .where(isInScope(dealerPaymentKind, user))
    .orderBy('id')
    .execute();
}

/** References that are booked, and those that wait in drafts of finance. */
async function knownReferences(context: Context, lines: readonly BankLineInput[]): Promise<(line: BankLineInput) => { code: string; no: string } | undefined> {
  const references = lines.map(({ bankReference }) => plainReference(bankReference));
  const booked = Map.groupBy(await bookedReferences(context, references), ({ bankReference }) => bankReference);
  const { rows } = await sql<{ reference: string; no: string }>`select upper(regexp_replace(bank_reference, '\s', '', 'g')) as reference, payment_no as no
    from dealer_payment where del_flag = 0 and kind = 'entry' and status = 'draft' and bank_reference is not null`.execute(context.db);
  const drafted = new Map(rows.map(({ reference, no }) => [reference, no]));
  return ({ bankReference, bankTagNumber }) => {
    const reference = plainReference(bankReference);
    const tag = plainReference(bankTagNumber);
    const taken = booked.get(reference)?.find(({ bankTag }) => tag === '' || bankTag === '' || bankTag === tag);
    if (taken) return { code: 'E-533', no: taken.no };
    const no = drafted.get(reference);
    return no === undefined ? undefined : { code: 'dealerPayment.bank.drafted', no };
  };
}

/** Dealers that are the only one with their account number. */
async function dealersByAccount({ db }: Context, lines: readonly BankLineInput[]): Promise<ReadonlyMap<string, string>> {
  const accounts = [...new Set(lines.map(({ accountNumber }) => plainAccount(accountNumber ?? '')).filter(Boolean))];
  if (accounts.length === 0) return new Map();
  const { rows } = await sql<{ account: string; dealerCode: string }>`select account_number as account, min(dealer_code) as dealer_code from dealer
    where del_flag = 0 and account_number = any(${accounts}::text[]) group by account_number having count(*) = 1`.execute(db);
  return new Map(rows.map(({ account, dealerCode }) => [account, dealerCode]));
}

/** What the form of an entry would send. */
const toEntry = ({ line, dealerCode }: Unpaid): DealerPaymentInput => ({
  ...line,
  dealerCode,
  kind: 'entry',
  direction: 'in',
  ...(line.accountType && { feeType: received[line.accountType] }),
});

/** A line with the payment that it booked or became. */
export interface DoneLine {
  line: BankLineInput;
  result: LinePlan['result'];
  dealerCode: string;
  paymentId: string;
}

/** Books remittances and makes drafts. Remittances are locked first, then accounts, then counters. */
export async function carryOut(within: TrxContext, plans: readonly LinePlan[]): Promise<DoneLine[]> {
  const booked = plans.filter((plan) => plan.result === 'booked');
  const drafted = plans.filter((plan) => plan.result === 'drafted');
  await lockPayments(
    within,
    booked.map(({ remittance }) => remittance),
  );
  await bookAll(within, booked);
  await storeEntries(
    within,
    drafted.map(({ draft }) => draft),
  );
  return plans.map((plan) => ({
    line: plan.line,
    result: plan.result,
    dealerCode: plan.dealerCode,
    paymentId: plan.result === 'booked' ? plan.remittance.id : plan.draft.id,
  }));
}

async function bookAll(within: TrxContext, booked: readonly BookedLine[]): Promise<void> {
  const entryNos = await ledger.postAll(
    within,
    booked.map(({ booking }) => postingOf(booking)),
  );
  const inputs = booked.map(({ line: { feeDate, bankReference, paymentAmount: paidAmount }, remittance: { id, version } }, at) => {
    const input = { feeDate, bankReference, paidAmount, version, entryNo: entryNos[at]! };
    return [id, input] as const;
  });
  await actOnEach(within, dealerPaymentKind, 'book', new Map(inputs));
}
