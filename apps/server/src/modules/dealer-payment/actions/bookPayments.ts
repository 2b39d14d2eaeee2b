/** Booking several payments in one transaction. */
import { actOnAll } from '../../../documents/actOnAll.ts';
import type { BatchResult } from '../../../shared/batch/batch.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { lockPayments } from '../bank/bankLines.ts';
import { dealerPaymentKind } from '../dealerPaymentKind.ts';
import type { PaymentActionInput } from './paymentStep.ts';

/** Accounts of several dealers are locked in one order, whatever the order of their payments. */
export async function bookPayments(context: TrxContext, input: PaymentActionInput & { ids: readonly string[] }): Promise<BatchResult> {
  const { ids } = input;
  if (ids.length > 1) await lockPayments(context, await context.db.selectFrom('dealerPayment').select(['id', 'dealerCode']).where('id', 'in', ids).execute());
  return actOnAll(context, dealerPaymentKind, 'book', input, { alone: true });
}
