/** Bringing what an order was charged in line with what of it is confirmed. */
import { sum } from '@harrow/validation';
import type { TrxContext } from '../../../shared/context.ts';
import { ledger } from '../../ledger/service.ts';
import { differenceOf, isCharged, netOf } from '../rules/charging.ts';
import { sumsOf } from '../rules/lines.ts';
import type { OrderHeader, OrderLine } from '../tables.ts';
import { accountOf, charge, paidColumns } from './charge.ts';

/** The order with the sums of its lines, and what they are to have been charged. */
export const counted = (order: OrderHeader, lines: readonly OrderLine[]): OrderHeader => ({
  ...order,
  ...sumsOf(lines),
  confirmedAmount: netOf(lines, order),
});

/**
 * Books an amount of the order, and says how far it is charged and paid by then. One that is paid in full is `paid`; a released one as soon
 * as the account covers it.
 * @param amount above 0 to be charged, below 0 to be given back
 */
export async function settle(context: TrxContext, order: OrderHeader, lines: readonly OrderLine[], amount: number): Promise<OrderHeader> {
  const balance = (await charge(context, order, amount)) ?? (order.creditReleased === 'Y' ? await ledger.balanceOf(context, accountOf(order)) : 0);
  const charged = { ...order, chargedAmount: sum([order.chargedAmount, amount]) };
  return paidAsOf(context, charged, lines, balance);
}

/** How far an order is paid with so much on the account. */
export async function paidAsOf(context: TrxContext, order: OrderHeader, lines: readonly OrderLine[], balance: number): Promise<OrderHeader> {
  const isDone = isCharged(lines, order);
  const paid = { ...order, ...(await paidColumns(context, order, balance)) };
  // Nothing is to be paid yet of an order that waits for stock in full.
  const payStatus = paid.payStatus === 'paid' && !isDone && order.status !== 'paid' ? 'unpaid' : paid.payStatus;
  return { ...paid, payStatus, status: order.status === 'pass' && isDone && payStatus === 'paid' ? 'paid' : order.status };
}

export const openAmountOf = ({ confirmedAmount, chargedAmount }: OrderHeader): number => differenceOf(confirmedAmount, chargedAmount);
