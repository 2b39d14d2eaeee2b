/** The orders of the demo: how many, whose, of which type, and how far they get. Pure. */
import { type Delivery, deliveryDays, deliveryPlans } from '../packing-lists/deliveryPlans.ts';

export type End = 'draft' | 'submitted' | 'no_pass' | 'paid' | 'partial' | 'waits' | 'released';
export type OrderingDealer = 'D001' | 'D002' | 'D003' | 'D004';

export interface OrderPlan {
  dealerCode: OrderingDealer;
  orderType: 'stock' | 'urgent' | 'warranty' | 'campaign' | 'sample';
  end: End;
  /** Days before today on which it is entered. */
  daysAgo: number;
  /** One line is of a part that the maker has none of. */
  hasBackorder: boolean;
  cancelRequested: boolean;
  /** How far its packing list gets; null: it has none of its own. */
  delivery: Delivery | null;
  /** The order whose packing list takes it along. */
  sentWith: OrderPlan | null;
}

const dealers = ['D001', 'D002', 'D003', 'D004'] as const;
/** Their accounts lie below zero, so that nothing else can be paid from them. */
const onCredit = ['D003', 'D004', 'D003'] as const;

/** In the order in which they are confirmed: what is paid takes its money before others wait for theirs. */
const ends: readonly [End, number][] = [
  ['paid', 16],
  ['partial', 1],
  ['waits', 5],
  ['released', 3],
  ['draft', 11],
  ['submitted', 10],
  ['no_pass', 6],
];

/** Of those that are paid: what is packed, and what of that has not left yet. */
const packed: readonly number[] = [1, 4, 7, 8, 12];

const typeOf = (end: End, index: number): OrderPlan['orderType'] => {
  if (end === 'paid' && index >= 14) return 'sample';
  if (end === 'paid' && index >= 11) return 'campaign';
  if ((end === 'paid' && index === 8) || (end === 'submitted' && [2, 5].includes(index))) return 'warranty';
  return (end === 'paid' && index % 3 === 1) || (end === 'submitted' && [1, 4, 8].includes(index)) ? 'urgent' : 'stock';
};

/** Of each end: what the maker has not all of. */
const shortOf: Readonly<Partial<Record<End, readonly number[]>>> = { paid: [0, 2, 3, 5, 6, 9], waits: [1, 2, 3], released: [1] };

/** Days ago by how far an order is: those that are confirmed are older. */
const daysAgoOf = (end: End, index: number): number => {
  if (end === 'draft') return 1 + (index % 9);
  if (end === 'submitted') return 1 + (index % 4);
  return end === 'no_pass' ? 5 + index : 8 + index;
};

/** Of those that have left: what is for a claim. */
const forClaims: readonly Delivery[] = [
  { end: 'onTheWay', at: 1 },
  { end: 'onTheWay', at: 3 },
  { end: 'onTheWay', at: 4 },
];
const isForClaim = ({ end, at }: Delivery): boolean => forClaims.some((one) => one.end === end && one.at === at);

/** Days from an order to its shipment. */
const orderDays = 6;

/** Orders of which something has left the maker. */
const delivered: readonly OrderPlan[] = deliveryPlans.map((delivery, index) => ({
  dealerCode: dealers[index % dealers.length]!,
  orderType: isForClaim(delivery) ? 'warranty' : index % 5 === 3 ? 'urgent' : 'stock',
  end: 'paid',
  daysAgo: deliveryDays(delivery).shipped + orderDays,
  hasBackorder: false,
  cancelRequested: false,
  delivery,
  sentWith: null,
}));

/** The maker sends these along with another one of the same dealer. */
const takenAlong: readonly OrderPlan[] = delivered
  .filter(({ delivery }) => delivery?.end === 'onTheWay' && delivery.at >= 6)
  .map((plan) => ({ ...plan, orderType: 'stock', daysAgo: plan.daysAgo + 2, delivery: null, sentWith: plan }));

const waiting: readonly OrderPlan[] = ends.flatMap(([end, count]) =>
  Array.from({ length: count }, (_, index) => ({
    dealerCode: end === 'released' ? onCredit[index % onCredit.length]! : dealers[index % dealers.length]!,
    orderType: typeOf(end, index),
    end,
    daysAgo: daysAgoOf(end, index),
    hasBackorder: shortOf[end]?.includes(index) ?? false,
    cancelRequested: end === 'paid' && [2, 5].includes(index),
    delivery: end === 'paid' && packed.includes(index) ? { end: 'packed', at: packed.indexOf(index) } : null,
    sentWith: null,
  })),
);

export const orderPlans: readonly OrderPlan[] = [...delivered, ...takenAlong, ...waiting];
