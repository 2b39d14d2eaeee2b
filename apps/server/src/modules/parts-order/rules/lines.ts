/** Lines of an order: what of them is confirmed, open, on its way; their sums in the header, their history. Pure. */
import { toHundredths } from '../../../shared/decimals.ts';
import { type LineChange, lineChanges } from '../../../shared/change-log/lineChanges.ts';
import type { OrderLineStatus } from '../../../generated/types.gen.ts';
import type { Order, OrderHeader, OrderLine } from '../tables.ts';

/** The part that is delivered. */
export const deliveredPart = ({ substituteCode, partsCode }: Pick<OrderLine, 'substituteCode' | 'partsCode'>): string => substituteCode ?? partsCode;

/** Ordered and not cancelled. */
export const deliverOf = ({ qty, cancelledConfirmedQty, cancelledOpenQty }: OrderLine): number => toHundredths(qty - cancelledConfirmedQty - cancelledOpenQty);
/** Neither confirmed nor cancelled. */
export const backorderOf = ({ qty, confirmedQty, cancelledOpenQty }: OrderLine): number => toHundredths(qty - confirmedQty - cancelledOpenQty);
/** Confirmed and not cancelled. */
export const confirmedOf = ({ confirmedQty, cancelledConfirmedQty }: OrderLine): number => toHundredths(confirmedQty - cancelledConfirmedQty);
/** Confirmed, and neither cancelled, packed nor shipped. */
export const openOf = (line: OrderLine): number => toHundredths(confirmedOf(line) - line.packedQty - line.shippedQty);
/** Shipped, and neither arrived nor missing on arrival. */
export const transitOf = ({ shippedQty, arrivedQty, shortQty }: OrderLine): number => toHundredths(shippedQty - arrivedQty - shortQty);

const total = (lines: readonly OrderLine[], of: (line: OrderLine) => number): number => toHundredths(lines.reduce((all, line) => all + of(line), 0));

const earliest = (lines: readonly OrderLine[]): string | null => lines.flatMap(({ promisedDate }) => promisedDate ?? []).toSorted()[0] ?? null;

type Sums = Pick<OrderHeader, 'deliverQty' | 'backorderQty' | 'openQty' | 'packedQty' | 'shippedQty' | 'transitQty' | 'nextPromised' | 'packBy' | 'shipStatus'>;

/** Columns of the header that follow from the lines of a confirmed order. */
export function sumsOf(lines: readonly OrderLine[]): Sums {
  const deliverQty = total(lines, deliverOf);
  const shippedQty = total(lines, (line) => line.shippedQty);
  return {
    deliverQty,
    backorderQty: total(lines, backorderOf),
    openQty: total(lines, openOf),
    packedQty: total(lines, (line) => line.packedQty),
    shippedQty,
    transitQty: total(lines, transitOf),
    nextPromised: earliest(lines.filter((line) => backorderOf(line) > 0)),
    packBy: earliest(lines.filter((line) => openOf(line) > 0)),
    shipStatus: shippedQty === 0 ? 'not_shipped' : shippedQty < deliverQty ? 'partial' : 'shipped',
  };
}

/** Nothing is left to confirm, to pack or in a draft packing list. */
export const isDelivered = ({ backorderQty, openQty, packedQty }: Pick<OrderHeader, 'backorderQty' | 'openQty' | 'packedQty'>): boolean =>
  backorderQty + openQty + packedQty === 0;

/** How far a line has come. */
export function lineStatusOf(line: OrderLine, { confirmTime }: Pick<OrderHeader, 'confirmTime'>): OrderLineStatus {
  const deliver = deliverOf(line);
  if (deliver === 0) return 'cancelled';
  if (confirmTime === null) return 'open';
  if (line.shippedQty >= deliver) return transitOf(line) === 0 ? 'arrived' : 'shipped';
  if (line.shippedQty > 0) return 'partly_shipped';
  return backorderOf(line) > 0 ? 'backorder' : 'confirmed';
}

const told = ['partsCode', 'qty', 'unitPrice', 'confirmedQty', 'cancelledConfirmedQty', 'cancelledOpenQty', 'promisedDate', 'warehouse'] as const;
const written = ['substituteCode', 'vin', 'claimNo', 'remark'] as const;

/** Changes of lines for the history. */
export const orderLineChanges = (before: Pick<Order, 'lines'>, after: Pick<Order, 'lines'>): LineChange[] =>
  lineChanges(before.lines, after.lines, { fields: [...told, ...written], nameOf: ({ lineNo }) => `lines/${lineNo}` });
