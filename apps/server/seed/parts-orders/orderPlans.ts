/** The orders of the demo: how many, whose, of which type, and how far they get. Pure. */
import type { Delivery } from '../packing-lists/deliveryPlans.ts';
import { deliveryDays, deliveryPlans } from '../packing-lists/deliveryPlans.ts';

export type End = 'draft' | 'submitted' | 'no_pass' | 'paid' | 'partial' | 'waits' | 'released';
export type OrderingDealer = 'D001' | 'D002' | 'D003' | 'D004';

export interface OrderPlan {
  dealerCode: OrderingDealer;
  orderType: 'stock' | 'urgent' | 'campaign' | 'sample';
  end: End;
  /** Days before today on which it is entered. */
  daysAgo: number;
  /** One line is of a part that the maker has none of. */
  hasBackorder: boolean;
  cancelRequested: boolean;
  /** How far its packing list gets; null: nothing of it is packed. */
  delivery: Delivery | null;
}

const dealers = ['D001', 'D002', 'D003', 'D004'] as const;
/** Their accounts lie below zero, so that nothing else can be paid from them. */
const onCredit = ['D003', 'D004', 'D003'] as const;

/** In the order in which they are confirmed: what is paid takes its money before others wait for theirs. */
const ends: readonly [End, number][] = [
  ['paid', 18],
  ['partial', 1],
  ['waits', 5],
  ['released', 3],
  ['draft', 12],
  ['submitted', 10],
  ['no_pass', 6],
];

/** Of those that are paid: what is packed, and what of that has not left yet. */
const packed: readonly number[] = [1, 4, 7, 8, 11];

const typeOf = (end: End, index: number): OrderPlan['orderType'] => {
  if (end === 'paid' && index >= 16) return 'sample';
  if (end === 'paid' && index >= 13) return 'campaign';
  return (end === 'paid' || end === 'submitted') && index % 3 === 1 ? 'urgent' : 'stock';
};

/** Days ago by how far an order is: those that are confirmed are older. */
const daysAgoOf = (end: End, index: number): number => {
  if (end === 'draft') return 1 + (index % 9);
  if (end === 'submitted') return 1 + (index % 4);
  return end === 'no_pass' ? 5 + index : 8 + index;
};

/** Days from an order to its shipment. */
const orderDays = 6;

/** Orders of which something has left the maker. */
const delivered: readonly OrderPlan[] = deliveryPlans.map((delivery, index) => ({
  dealerCode: dealers[index % dealers.length]!,
  orderType: index % 5 === 3 ? 'urgent' : 'stock',
  end: 'paid',
  daysAgo: deliveryDays(delivery).shipped + orderDays,
  hasBackorder: false,
  cancelRequested: false,
  delivery,
}));

const waiting: readonly OrderPlan[] = ends.flatMap(([end, count]) =>
  Array.from({ length: count }, (_, index) => ({
    dealerCode: end === 'released' ? onCredit[index % onCredit.length]! : dealers[index % dealers.length]!,
    orderType: typeOf(end, index),
    end,
    daysAgo: daysAgoOf(end, index),
    hasBackorder: end === 'paid' && [0, 3, 6, 9].includes(index),
    cancelRequested: end === 'paid' && [2, 5].includes(index),
    delivery: end === 'paid' && packed.includes(index) ? { end: 'packed', at: packed.indexOf(index) } : null,
  })),
);

export const orderPlans: readonly OrderPlan[] = [...delivered, ...waiting];
