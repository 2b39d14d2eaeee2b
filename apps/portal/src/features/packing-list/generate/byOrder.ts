import type { OpenOrderLine } from '@harrow/api-client';
import { multiply, sum } from '@harrow/validation';

/** An order of which something may be packed. */
export interface OpenOrder {
  orderId: string;
  orderNo: string;
  dealerName: string;
  consignee: string | null;
  currency: string;
  /** Number of its open lines. */
  lines: number;
  /** Of what is open. */
  amount: number;
}

/** The orders of open lines, in their order. Pure. */
export function byOrder(open: readonly OpenOrderLine[]): OpenOrder[] {
  const orders = new Map<string, OpenOrder>();
  for (const { orderId, orderNo, dealerName, subDealerName, consignee, currency, openQty, unitPrice } of open) {
    const order = orders.get(orderId) ?? { orderId, orderNo, dealerName: subDealerName ?? dealerName, consignee, currency, lines: 0, amount: 0 };
    orders.set(orderId, { ...order, lines: order.lines + 1, amount: sum([order.amount, multiply([openQty, unitPrice])]) });
  }
  return [...orders.values()];
}
