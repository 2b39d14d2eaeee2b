/** What packing lists and receipts do to the lines of orders, and what becomes of the orders. */
import { toHundredths } from '../../../shared/decimals.ts';
import { sql } from 'kysely';
import { act } from '../../../documents/act.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { json } from '../../../shared/database/database.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { differences } from '../../../documents/saving/saveDocument.ts';
import { ledger } from '../../ledger/service.ts';
import { isDelivered, openOf, sumsOf } from '../rules/lines.ts';
import type { OrderHeader, OrderLine } from '../tables.ts';
import { mustBeWithinLimit } from './charge.ts';
import { kindOf, linesOf, orderEffect } from './orderStep.ts';
import { resendEnded } from './resendEnded.ts';
import type { OrderAction } from '../rules/workflow.ts';

/** Dates and sums of the lines in the header; the status is decided by whoever calls. */
const counted = orderEffect({
  async apply({ context, before, input }) {
    const lines = await linesOf(context, before.id);
    return differences(before, { ...before, ...input.followed, ...sumsOf(lines) });
  },
});

export const follow = counted;
export const ship = counted;

/** Not complete any more: what it was before. */
export const recall = orderEffect({
  async apply(step) {
    const columns = (await counted.apply?.(step, undefined)) ?? {};
    return { ...columns, status: step.before.payStatus === 'paid' ? 'paid' : 'pass' };
  },
});

export const arrive = orderEffect({
  async apply(step) {
    const columns = (await counted.apply?.(step, undefined)) ?? {};
    return { ...columns, closeReason: 'arrived' };
  },
  notify: ({ context }, after) => resendEnded(context, after),
});

interface LineQty {
  orderLineId: string;
  qty: number;
}

/** Orders of some lines, locked in the order of their ids, with all their lines. */
async function lockOrdersOf({ db }: TrxContext, lineIds: readonly string[]): Promise<{ order: OrderHeader; lines: OrderLine[] }[]> {
  const { rows } = await sql<OrderHeader>`select * from parts_order where del_flag = 0
    and id in (select order_id from parts_order_line where id = any(${[...lineIds]}::char(32)[])) order by id for update`.execute(db);
  return Promise.all(rows.map(async (order) => ({ order, lines: await linesOf({ db }, order.id) })));
}

/** The quantity of each line, those of one line added up. */
function byLine(lines: readonly LineQty[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { orderLineId, qty } of lines) sums.set(orderLineId, toHundredths((sums.get(orderLineId) ?? 0) + qty));
  return sums;
}

type Moved = 'packedQty' | 'shippedQty' | 'arrivedQty' | 'shortQty';

/** Adds quantities to columns of lines. */
async function move({ db }: TrxContext, moves: readonly ({ id: string } & Partial<Record<Moved, number>>)[]): Promise<void> {
  const { rows } = await sql`update parts_order_line line set packed_qty = packed_qty + coalesce(given."packedQty", 0),
      shipped_qty = shipped_qty + coalesce(given."shippedQty", 0), arrived_qty = arrived_qty + coalesce(given."arrivedQty", 0),
      short_qty = short_qty + coalesce(given."shortQty", 0)
    from jsonb_to_recordset(${json([...moves])}::jsonb) as given(id char(32), "packedQty" numeric, "shippedQty" numeric, "arrivedQty" numeric, "shortQty" numeric)
    where line.id = given.id returning line.id`.execute(db);
  if (rows.length < moves.length) throw new Error('There is no such line of an order');
}

/** The orders say anew where they stand; one that has come to an end goes on by the system. */
async function followOrders(
  context: TrxContext,
  orders: readonly { order: OrderHeader }[],
  followed: (order: OrderHeader) => Partial<Pick<OrderHeader, 'shipmentDate' | 'arrivalDate'>> = () => ({}),
): Promise<void> {
  for (const { order } of orders) {
    const sums = sumsOf(await linesOf(context, order.id));
    await act(systemContext(context.services, context.db), kindOf(context), nextOf(order, sums), { id: order.id, followed: followed(order) });
  }
}

function nextOf({ status }: OrderHeader, sums: ReturnType<typeof sumsOf>): OrderAction {
  if (!isDelivered(sums) || sums.shippedQty === 0) return status === 'shipped' ? 'recall' : 'follow';
  if (sums.transitQty === 0) return 'arrive';
  return status === 'shipped' ? 'follow' : 'ship';
}

/**
 * Refuses orders that may not be packed or shipped: E-314 for one that is neither paid nor released on credit, E-519 while the dealer is
 * beyond its limit (but for warranty orders), and one whose cancellation was asked for. The orders are locked.
 */
export async function mayBePacked(context: TrxContext, { orderIds }: { orderIds: readonly string[] }): Promise<void> {
  const { rows } =
    await sql<OrderHeader>`select * from parts_order where id = any(${[...orderIds]}::char(32)[]) and del_flag = 0 order by id for update`.execute(context.db);
  if (rows.length < new Set(orderIds).size) throw refuse('E-012');
  for (const { status, creditReleased, cancelRequested, orderNo: no } of rows) {
    if (status !== 'paid' && !(status === 'pass' && creditReleased === 'Y')) throw refuse('E-314', { no });
    if (cancelRequested === 'Y') throw refuse('partsOrder.cancelAsked', { no });
  }
  const limited = new Map(rows.filter(({ creditAuto, freeOfCharge }) => creditAuto === 'N' && freeOfCharge === 'N').map((order) => [order.dealerCode, order]));
  for (const [dealerCode, order] of limited) if ((await ledger.creditLeft(context, { dealerCode })) < 0) await mustBeWithinLimit(context, order);
}

/**
 * Follows what draft packing lists take (above 0) and give back (below 0). @throws E-310 above the open quantity of a line
 */
export async function packLines(context: TrxContext, { lines }: { lines: readonly LineQty[] }): Promise<void> {
  const sums = byLine(lines);
  const orders = await lockOrdersOf(context, [...sums.keys()]);
  for (const { lines: stored } of orders) for (const line of stored) if ((sums.get(line.id) ?? 0) > openOf(line)) throw refuse('E-310');
  await move(
    context,
    [...sums].map(([id, packedQty]) => ({ id, packedQty })),
  );
  await followOrders(context, orders);
}

/** What was packed is on its way; an order of which nothing else is to come is shipped. @throws E-310 for more than is packed */
export async function shipLines(context: TrxContext, { lines, shipmentDate }: { lines: readonly LineQty[]; shipmentDate: string }): Promise<void> {
  const sums = byLine(lines);
  const orders = await lockOrdersOf(context, [...sums.keys()]);
  for (const { lines: stored } of orders) for (const line of stored) if ((sums.get(line.id) ?? 0) > line.packedQty) throw refuse('E-310');
  await move(
    context,
    [...sums].map(([id, qty]) => ({ id, packedQty: -qty, shippedQty: qty })),
  );
  await followOrders(context, orders, (order) => ({ shipmentDate: order.shipmentDate ?? shipmentDate }));
}

/** What was shipped is packed again, since its packing list is a draft again. */
export async function recallLines(context: TrxContext, { lines }: { lines: readonly LineQty[] }): Promise<void> {
  const sums = byLine(lines);
  const orders = await lockOrdersOf(context, [...sums.keys()]);
  await move(
    context,
    [...sums].map(([id, qty]) => ({ id, packedQty: qty, shippedQty: -qty })),
  );
  const back = ({ id, shippedQty, shipmentDate }: OrderHeader) => {
    const recalled = (orders.find(({ order }) => order.id === id)?.lines ?? []).reduce((all, line) => all + (sums.get(line.id) ?? 0), 0);
    return { shipmentDate: toHundredths(shippedQty - recalled) === 0 ? null : shipmentDate };
  };
  await followOrders(context, orders, back);
}

/** What of lines has come, or was missing on arrival; an order of which everything has is closed. @param input.day of the arrival */
export async function arriveLines(
  context: TrxContext,
  { lines, day }: { lines: readonly { orderLineId: string; arrivedQty: number; shortQty: number }[]; day: string },
): Promise<void> {
  const arrived = byLine(lines.map(({ orderLineId, arrivedQty: qty }) => ({ orderLineId, qty })));
  const short = byLine(lines.map(({ orderLineId, shortQty: qty }) => ({ orderLineId, qty })));
  const orders = await lockOrdersOf(context, [...arrived.keys()]);
  await move(
    context,
    [...arrived].map(([id, arrivedQty]) => ({ id, arrivedQty, shortQty: short.get(id) ?? 0 })),
  );
  await followOrders(context, orders, ({ arrivalDate }) => ({ arrivalDate: arrivalDate !== null && arrivalDate > day ? arrivalDate : day }));
}
