/** Money of an order: its deposit, what is paid later, and what comes back. */
import { sum } from '@harrow/validation';
import type { TrxContext } from '../../../shared/context.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { ledger, type Posting } from '../../ledger/service.ts';
import { payStatusOf } from '../rules/amounts.ts';
import type { OrderRow } from '../tables.ts';
import { settleWhenDone } from './follow.ts';
import { accountOf, orderEffect, tell } from './orderStep.ts';

type Booking = Pick<Posting, 'direction' | 'amount'> & Partial<Pick<Posting, 'feeDate' | 'shortfall'>>;

/** Books on the vehicle account. @returns what was booked */
export async function book(context: TrxContext, order: OrderRow, booking: Booking): Promise<number> {
  const { id, orderNo, version } = order;
  const { posted } = await ledger.post(context, {
    account: accountOf(order),
    feeType: 'vehicle_order',
    contra: 'vehicle_sales',
    source: 'vehicleOrder',
    sourceId: id,
    sourceNo: orderNo,
    postingKey: `vehicleOrder:${id}:${version}`,
    ...booking,
  });
  return posted;
}

const paid = (order: OrderRow, amount: number): Pick<OrderRow, 'paidAmount' | 'payStatus'> => {
  const paidAmount = sum([order.paidAmount, amount]);
  return { paidAmount, payStatus: payStatusOf(paidAmount, order.orderAmount) };
};

/** The deposit is taken from the vehicle account; what finance allows to be short is taken as far as it is there. */
export const confirm = orderEffect({
  async apply({ context, before }) {
    const { services, user } = context;
    const decided = { auditTime: services.now().toISOString(), auditBy: user.username };
    if (before.depositAmount === 0) return decided;
    const shortfall = before.overrideDeposit === 'Y' ? 'upTo' : 'refuse';
    const posted = await book(context, before, { direction: 'out', amount: before.depositAmount, shortfall });
    return { ...decided, ...paid(before, posted) };
  },
  notify: ({ context }, after) => tell(context, after, { event: 'confirmed', params: { date: after.expectedShipDate ?? '' } }),
});

export const pay = orderEffect<number>({
  async prepare({ before: { unpaidAmount, currency }, input: { amount = unpaidAmount } }) {
    if (amount > unpaidAmount) throw refuse('E-440', { n: unpaidAmount, cur: currency });
    return amount;
  },
  async apply({ context, before, input: { feeDate } }, amount) {
    return paid(before, await book(context, before, { direction: 'out', amount, ...(feeDate !== undefined && { feeDate }) }));
  },
  notify: ({ context }, after) => settleWhenDone(context, [after.id]),
});

export const overrideDeposit = orderEffect({ apply: async ({ input: { opinion } }) => ({ overrideDeposit: 'Y', overrideReason: opinion!.trim() }) });
export const overrideShipment = orderEffect({ apply: async ({ input: { opinion } }) => ({ overrideShipment: 'Y', overrideReason: opinion!.trim() }) });
