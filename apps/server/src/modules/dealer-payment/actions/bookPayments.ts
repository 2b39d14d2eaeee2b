/** Booking payments in one transaction. */
import { sql } from 'kysely';
import { actOnAll } from '../../../documents/actOnAll.ts';
import type { BatchResult } from '../../../shared/batch/batch.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { dealerPaymentKind } from '../dealerPaymentKind.ts';
import { lockPayments } from './lockPayments.ts';
import type { PaymentActionInput } from './paymentStep.ts';

export async function bookPayments(context: TrxContext, input: PaymentActionInput & { ids: readonly string[] }): Promise<BatchResult> {
  const payments = await context.db
    .selectFrom('dealerPayment')
    .select(['id', 'dealerCode'])
    .where(sql<boolean>`id = any(${[...input.ids]}::char(32)[])`)
    .execute();
  await lockPayments(context, payments);
  return actOnAll(context, dealerPaymentKind, 'book', input, { alone: true });
}
