/** Orders that are over, with their packing list and its receipt: what they were, and when. Pure but for their numbers. */
import { addDays } from '../../src/shared/calendarDate.ts';
import { newId, type Trx } from '../../src/shared/database/database.ts';
import { type Box, boxed, usualWays, type Way, wayOf } from '../packing-lists/boxes.ts';
import { dealers } from '../organisations/organisations.ts';
import type { Part } from '../parts/parts.ts';
import { reordered } from '../parts/shelves.ts';
import { createRandom, type Random } from '../random.ts';
import { takeNumbers } from '../takeNumbers.ts';
import type { OrderingDealer } from './orderPlans.ts';

/** `short`: what was not there was cancelled in the end; `revoked`: cancelled after it was paid; `cancelled`: before it was confirmed. */
export type PastEnd = 'arrived' | 'short' | 'revoked' | 'cancelled';

export interface PastLine {
  id: string;
  part: Part;
  qty: number;
  /** Of which the maker had none. */
  missing: number;
  unitPrice: number;
}

export interface PastOrder {
  id: string;
  orderNo: string;
  end: PastEnd;
  dealerCode: OrderingDealer;
  lines: PastLine[];
  /** Days, `YYYY-MM-DD`. */
  ordered: string;
  confirmed: string;
}

export interface PackedPart {
  id: string;
  arrivalLineId: string;
  wmsBoxNo: string;
  order: PastOrder;
  line: PastLine;
}

/** A packing list that was received. */
export interface PastShipment {
  id: string;
  packingNo: string;
  arrivalId: string;
  arrivalNo: string;
  dealerCode: OrderingDealer;
  orders: PastOrder[];
  boxes: Box[];
  parts: PackedPart[];
  way: Way;
  packed: string;
  shipped: string;
  eta: string;
  arrived: string;
  received: string;
  /** Moment of the shipment and of the receipt. */
  shippedTime: string;
  bookedTime: string;
}

export interface PastOrders {
  orders: PastOrder[];
  shipments: PastShipment[];
}

const ordersOf: Readonly<Record<OrderingDealer, number>> = { D001: 18, D002: 17, D003: 14, D004: 13 };
/** Days before today between which they were ordered. */
const span = { from: 391, to: 68 };
/** Which orders of all did not end as usual. */
const others: Readonly<Partial<Record<number, PastEnd>>> = {
  5: 'short',
  9: 'cancelled',
  16: 'revoked',
  22: 'short',
  26: 'cancelled',
  31: 'revoked',
  37: 'cancelled',
  40: 'short',
  44: 'cancelled',
  49: 'revoked',
  54: 'short',
};
/** The one that went with the one before it. */
const joined = 12;
const linesPerOrder = { from: 6, to: 15 };

/** Days that the journey takes. */
const journeys = { sea_container: 36, rail: 21, truck: 14, air: 6 } as const;

const partsOf = (random: Random, dealerCode: OrderingDealer, end: PastEnd): PastLine[] =>
  random.sample(reordered({ dealerCode }), random.integer(linesPerOrder.from, linesPerOrder.to)).map(({ part, unitCost }, index): PastLine => {
    const qty = part.minOrderMultiple * random.integer(2, part.minOrderMultiple > 1 ? 3 : 12);
    return { id: newId(), part, qty, missing: end === 'short' && index === 0 ? Math.max(1, Math.floor(qty / 2)) : 0, unitPrice: unitCost };
  });

function orderOf(random: Random, dealerCode: OrderingDealer, daysAgo: number, end: PastEnd, today: string): PastOrder {
  const ordered = addDays(today, -daysAgo);
  return {
    id: newId(new Date(`${ordered}T03:20:00Z`).getTime()),
    orderNo: '',
    end,
    dealerCode,
    lines: partsOf(random, dealerCode, end),
    ordered,
    confirmed: addDays(ordered, random.integer(1, 2)),
  };
}

function shipmentOf(orders: PastOrder[], index: number): PastShipment {
  const [first] = orders as [PastOrder, ...PastOrder[]];
  const { dealerCode } = first;
  const random = createRandom(`parts.past.${index}`);
  const way = wayOf(`packing.past.${index}`, { orderType: 'stock', deliveryMethod: usualWays[dealerCode].deliveryMethod });
  const packed = addDays(orders.at(-1)!.confirmed, random.integer(1, 4));
  const shipped = addDays(packed, random.integer(1, 2));
  const eta = addDays(shipped, journeys[way.shipMethod]);
  const arrived = addDays(eta, random.integer(-4, 2));
  const received = addDays(arrived, random.integer(1, 3));
  const lines = orders.flatMap((order) => order.lines.flatMap((line) => (line.qty > line.missing ? [{ order, line }] : [])));
  const boxes = boxed(
    lines.map(({ line: { id, qty, missing, part } }) => ({ orderLineId: id, qty: qty - missing, weightKg: part.weightKg })),
    `K${31_020 + index * 13}`,
  );
  const boxOf = new Map(boxes.flatMap(({ wmsBoxNo, lines: inside }) => inside.map(({ orderLineId }) => [orderLineId, wmsBoxNo] as const)));
  const shippedTime = `${shipped}T06:${10 + (index % 49)}:00Z`;
  const bookedTime = `${received}T14:${10 + (index % 49)}:00Z`;
  return {
    id: newId(new Date(shippedTime).getTime()),
    packingNo: '',
    arrivalId: newId(new Date(bookedTime).getTime()),
    arrivalNo: '',
    dealerCode,
    orders,
    boxes,
    parts: lines.map(({ order, line }) => ({ id: newId(), arrivalLineId: newId(), wmsBoxNo: boxOf.get(line.id)!, order, line })),
    way,
    packed,
    shipped,
    eta,
    arrived,
    received,
    shippedTime,
    bookedTime,
  };
}

function plan(today: string): PastOrders {
  const random = createRandom('parts.past');
  const dealerCodes = dealers.flatMap(({ dealerCode }) => {
    const code = dealerCode as OrderingDealer;
    return Array.from({ length: ordersOf[code] }, (_, at) => ({ code, share: (at + random.next() * 0.8) / ordersOf[code] }));
  });
  const inTime = dealerCodes.toSorted((one, other) => one.share - other.share);
  const orders = inTime.map(({ code, share }, index) =>
    orderOf(random, code, Math.round(span.from - share * (span.from - span.to)), others[index] ?? 'arrived', today),
  );
  const sent = orders.filter(({ end }) => end === 'arrived' || end === 'short');
  const together = sent.findIndex((order, index) => index >= joined && order.dealerCode === sent[joined - 1]!.dealerCode);
  const groups = sent.flatMap((order, index) => (index === together ? [] : [index === joined - 1 ? [order, sent[together]!] : [order]]));
  return { orders, shipments: groups.map(shipmentOf) };
}

/** Plans them with their numbers, oldest first. */
export async function planPastOrders(trx: Trx, today: string): Promise<PastOrders> {
  const { orders, shipments } = plan(today);
  const numbered = async <One extends { dealerCode: string }>(
    code: string,
    all: readonly One[],
    dayOf: (one: One) => string,
    put: (one: One, no: string) => void,
  ) => {
    const inOrder = all.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
    const numbers = await takeNumbers(
      trx,
      inOrder.map((one) => ({ code, dealerCode: one.dealerCode, day: dayOf(one) })),
    );
    inOrder.forEach((one, index) => put(one, numbers[index]!));
  };
  await numbered(
    'partsOrder',
    orders,
    ({ ordered }) => ordered,
    (order, no) => (order.orderNo = no),
  );
  await numbered(
    'packingList',
    shipments,
    ({ packed }) => packed,
    (shipment, no) => (shipment.packingNo = no),
  );
  await numbered(
    'partsArrival',
    shipments,
    ({ received }) => received,
    (shipment, no) => (shipment.arrivalNo = no),
  );
  return { orders, shipments };
}

/** A part that came with a past shipment. */
export interface Arrived extends Pick<PastShipment, 'arrivalId' | 'arrivalNo' | 'bookedTime'> {
  dealerCode: string;
  partsCode: string;
  lineId: string;
  qty: number;
  day: string;
}

export const arrivedParts = (shipments: readonly PastShipment[]): Arrived[] =>
  shipments.flatMap(({ dealerCode, arrivalId, arrivalNo, bookedTime, received, parts }) =>
    parts.map(({ arrivalLineId, line }) => ({
      dealerCode,
      partsCode: line.part.partsCode,
      lineId: arrivalLineId,
      qty: line.qty - line.missing,
      day: received,
      arrivalId,
      arrivalNo,
      bookedTime,
    })),
  );
