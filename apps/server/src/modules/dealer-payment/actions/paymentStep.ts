/** Common parts of the actions of a payment. */
import { type ActionInput, effect } from '../../../documents/kind.ts';
import type { Mark } from '../../../generated/types.gen.ts';
import type { PaymentHeader } from '../tables.ts';

export interface PaymentActionInput extends ActionInput {
  marks?: readonly Mark[] | undefined;
  /** Of `book`: what the bank credited, default what was announced. */
  paidAmount?: number | undefined;
  /** Of `book` and `reverse`. */
  feeDate?: string | undefined;
  /** Of `book`. */
  bankReference?: string | undefined;
  /** Of `book`: number of the line, where the lines of several remittances are booked already. */
  entryNo?: string | undefined;
}

export const paymentEffect = effect<PaymentHeader, PaymentActionInput>();

/** Names a payment in messages. */
export const about = ({ id, paymentNo, dealerName, paymentAmount, paidAmount, currency }: PaymentHeader) => ({
  docType: 'dealerPayment',
  docId: id,
  docNo: paymentNo,
  params: { no: paymentNo, dealer: dealerName, amount: (paidAmount ?? paymentAmount ?? 0).toFixed(2), cur: currency ?? '' },
});
