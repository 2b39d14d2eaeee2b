/** Booking payments into their accounts, and reversing what was booked. */
import { nextNumber } from '../../../documents/numbers/nextNumber.ts';
import { tellDealer } from '../../../documents/review.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { mustServe } from '../../../shared/workflow/dealerGate.ts';
import { type AccountOf, type AccountType, contraOf, ledger, type Posting } from '../../ledger/service.ts';
import { isOfBank, mustBeThere } from '../rules/bookings.ts';
import { type Booking, checkBooking } from '../rules/checks.ts';
import type { PaymentHeader } from '../tables.ts';
import { about, type PaymentActionInput, paymentEffect } from './paymentStep.ts';

const accountOf = ({ dealerCode, currency }: PaymentHeader, accountType: AccountType): AccountOf => ({ dealerCode, accountType, currency: currency! });

const journal = ({ db, services }: TrxContext): Promise<string> => nextNumber(db, { code: 'journal', dealerCode: null, day: makerDay(services) });

/** An opening is the first line of its account. @throws E-518 */
async function mustBeFirst({ db }: TrxContext, { dealerCode, accountType, currency }: AccountOf): Promise<void> {
  const found = await db
    .selectFrom('account')
    .select('lastPostingSeq')
    .where('dealerCode', '=', dealerCode)
    .where('accountType', '=', accountType)
    .where('currency', '=', currency)
    .executeTakeFirst();
  if (found && found.lastPostingSeq > 0) throw refuse('E-518');
}

type BookedAs = Pick<PaymentActionInput, 'paidAmount' | 'feeDate' | 'bankReference'>;

/** A payment as it is to be booked. */
export function bookingOf(before: PaymentHeader, { paidAmount, feeDate, bankReference }: BookedAs): Booking {
  const header: PaymentHeader = {
    ...before,
    ...(feeDate && { feeDate }),
    ...(bankReference !== undefined && { bankReference: bankReference.trim() || null }),
  };
  return { header, paid: paidAmount ?? header.paymentAmount ?? 0 };
}

/** The line that books it; of a transfer the one that goes out. */
export function postingOf({ header, paid }: Booking): Omit<Posting, 'shortfall'> {
  const { id, version, paymentNo, accountType, direction, feeType, feeDate, remark, bankName, bankTagNumber, accountNumber, bankReference } = header;
  return {
    account: accountOf(header, accountType!),
    direction,
    source: 'dealerPayment',
    sourceId: id,
    sourceNo: paymentNo,
    amount: paid,
    feeType: feeType!,
    contra: contraOf(feeType!)!,
    feeDate: feeDate!,
    remark,
    postingKey: `dealerPayment:${id}:${version}`,
    ...(isOfBank(feeType) && { bank: { bankName, bankTagNumber, accountNumber, bankReference } }),
  };
}

/** @throws E-518 for an opening that is not the first line of its account, E-523 for more than is there */
async function post(context: TrxContext, booking: Booking): Promise<{ entryNo: string | null; journalNo: string | null }> {
  const { header, paid } = booking;
  const { kind, toAccountType } = header;
  const posting = postingOf(booking);
  const { account, postingKey } = posting;
  const balance = await ledger.balanceOf(context, account);
  if (kind === 'opening') await mustBeFirst(context, account);
  if (mustBeThere(header) && balance < paid) throw refuse('E-523', { bal: balance, cur: account.currency });
  const journalNo = kind === 'transfer' ? await journal(context) : null;
  const line = { ...posting, journalNo, shortfall: 'allow' as const };
  const { entryNo } = await ledger.post(context, line);
  if (kind === 'transfer') await ledger.post(context, { ...line, account: accountOf(header, toAccountType!), direction: 'in', postingKey: `${postingKey}:in` });
  return { entryNo, journalNo };
}

/** Books what was paid. */
export const book = paymentEffect<Booking>({
  async prepare({ context, before, input }) {
    const booking = bookingOf(before, input);
    const errors = checkBooking(booking, { today: makerDay(context.services) });
    if (errors.length > 0) throw invalid(errors);
    const { feeType, dealerCode } = booking.header;
    // Money goes to a dealer that rests only if finance has seen that it does.
    if (feeType === 'refund') await mustServe(context, 'asks', { dealerCode, subDealerCode: null, confirm: input.confirm });
    return booking;
  },
  async apply({ context, input }, booking) {
    const { entryNo, journalNo } = input.entryNo === undefined ? await post(context, booking) : { entryNo: input.entryNo, journalNo: null };
    const { header, paid } = booking;
    return {
      feeDate: header.feeDate,
      bankReference: header.bankReference,
      paidAmount: paid,
      payStatus: paid < header.paymentAmount! ? 'partial' : 'paid',
      entryNo,
      journalNo,
      bookTime: context.services.now().toISOString(),
      bookBy: context.user.username,
    };
  },
  notify: (step, after) => tellDealer(step, after, { event: 'dealerPayment.paid', ...about(after) }),
});

/** Mirrors what was booked, of a transfer both lines under one journal. */
export const reverse = paymentEffect({
  async prepare({ context: { services }, input: { feeDate } }) {
    if (feeDate !== undefined && feeDate > makerDay(services)) throw refuse('E-512');
  },
  async apply({ context, before, input: { feeDate, opinion } }) {
    const { id, paymentNo, version, kind, accountType } = before;
    await ledger.balanceOf(context, accountOf(before, accountType!));
    const lines = await context.db
      .selectFrom('financeLedger')
      .select(['entryNo', 'direction'])
      .where('sourceId', '=', id)
      .where('feeSource', '=', 'dealerPayment')
      .where('reversesEntryNo', 'is', null)
      .orderBy('entryNo')
      .execute();
    const journalNo = kind === 'transfer' ? await journal(context) : null;
    const reversals: (string | null)[] = [];
    for (const { entryNo, direction } of lines) {
      const posted = await ledger.reverse(context, {
        source: 'dealerPayment',
        sourceId: id,
        sourceNo: paymentNo,
        entryNo,
        postingKey: `dealerPayment:${id}:${version}:${direction}`,
        remark: opinion?.trim() ?? null,
        journalNo,
        ...(feeDate && { feeDate }),
      });
      reversals.push(posted.entryNo);
    }
    return { reversedBy: reversals[0] };
  },
});
