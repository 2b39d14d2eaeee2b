/** Booking payments in one transaction. */
import { sql } from 'kysely';
import { actOnAll } from '../../../documents/actOnAll.ts';
import type { BatchResult } from '../../../shared/batch/batch.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { lockPayments } from '../bank/bankLines.ts';
import { dealerPaymentKind } from '../dealerPaymentKind.ts';
import type { PaymentActionInput } from './paymentStep.ts';

/** Keeps how dealers stand, which refunds ask about, and answers whose payments they are. */
async function lockDealers({ db }: TrxContext, ids: readonly string[]): Promise<{ id: string; dealerCode: string }[]> {
  const payments = await db
    .selectFrom('dealerPayment')
    .select(['id', 'dealerCode'])
    .where(sql<boolean>`id = any(${[...ids]}::char(32)[])`)
    .execute();
  await sql`select from dealer where dealer_code = any(${payments.map(({ dealerCode }) => dealerCode)}::text[]) order by dealer_code for share`.execute(db);
  return payments;
}

/** Dealers come before payments, and these before accounts, each in one order, whatever the order of the payments. */
export async function bookPayments(context: TrxContext, input: PaymentActionInput & { ids: readonly string[] }): Promise<BatchResult> {
  const payments = await lockDealers(context, input.ids);
  if (payments.length > 1) await lockPayments(context, payments);
  return actOnAll(context, dealerPaymentKind, 'book', input, { alone: true });
}
