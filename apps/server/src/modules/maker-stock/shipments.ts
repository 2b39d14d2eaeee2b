/** Parts that leave the maker with a packing list, come back because it is recalled, or are sent back by a dealer. */
import { toHundredths } from '../../shared/decimals.ts';
import type { TrxContext } from '../../shared/context.ts';
import { freeOf } from '../../shared/freeOf.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { bookMoves, type MakerMove } from './bookMoves.ts';
import { keyOf, lockRows, lockWarehouses, lockWarehousesFor } from './lockStock.ts';
import { checkQuantity, lockReservations, lowerReservations, raiseReservations, reservationsOf } from './reservations.ts';
import './tables.ts';

interface Shipment<Line> {
  source: 'packingList';
  sourceId: string;
  sourceNo: string;
  dealerCode: string;
  lines: readonly Line[];
  /** Tells one shipment of the list from the next, so that each is booked once. */
  key: string;
}

interface ShippedLine {
  /** Line of the packing list. */
  lineId: string;
  orderLineId: string;
  qty: number;
}

/** Ships what order lines have reserved: reservation and inventory fall together. @throws RangeError for more than a line has reserved */
export async function shipReserved(context: TrxContext, { lines, key, ...source }: Shipment<ShippedLine>): Promise<void> {
  const held = await lockReservations(
    context,
    lines.map(({ orderLineId }) => orderLineId),
  );
  await lowerReservations(
    context,
    held,
    lines.map(({ orderLineId, qty }) => ({ lineId: orderLineId, qty })),
  );
  await bookMoves(
    context,
    source,
    lines.map(({ lineId, orderLineId, qty }) => ({
      stockId: held.get(orderLineId)!.stockId,
      moveType: 'out_ship',
      qty: -qty,
      lineId,
      postingKey: `packingShip:${lineId}:${key}`,
    })),
  );
}

/**
 * Takes back a shipment: the parts return to where they lay, and are reserved again for their order lines.
 * @throws E-303 where a line reserves in another warehouse by now, and too little is available there
 */
export async function recallShipped(
  context: TrxContext,
  { lines, key, ...source }: Shipment<ShippedLine & { orderId: string; orderNo: string }>,
): Promise<void> {
  const { db } = context;
  const lineIds = lines.map(({ lineId }) => lineId);
  if (lineIds.length === 0) return;
  const shipped = await db
    .selectFrom('makerStockMove as move')
    .select(['move.lineId', 'move.moveNo', 'move.stockId', 'move.warehouse', 'move.partsCode', 'move.qty'])
    .where('move.sourceId', '=', source.sourceId)
    .where('move.moveType', '=', 'out_ship')
    .where('move.lineId', 'in', lineIds)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('makerStockMove as counter').select('counter.id').whereRef('counter.reversesMoveNo', '=', 'move.moveNo'))),
    )
    .execute();
  const moveOf = new Map(shipped.map((move) => [move.lineId, move]));
  const orderLineIds = lines.map(({ orderLineId }) => orderLineId);
  const elsewhere = [...(await reservationsOf(context, orderLineIds)).values()];
  await lockWarehouses(
    context,
    [...shipped, ...elsewhere].map(({ warehouse }) => warehouse),
  );
  const rows = await lockRows(context, [...shipped, ...elsewhere]);
  const held = await reservationsOf(context, orderLineIds);
  const back = lines.map(({ lineId, qty, ...line }) => {
    const move = moveOf.get(lineId);
    if (!move || toHundredths(move.qty + qty) !== 0) throw new Error(`${source.sourceNo}: line ${lineId} has not shipped ${qty}`);
    const row = rows.get(keyOf(move))!;
    row.inventoryQty = toHundredths(row.inventoryQty + qty);
    return { ...line, lineId, qty, move };
  });
  await bookMoves(
    context,
    source,
    back.map(({ lineId, qty, move }) => ({
      stockId: move.stockId,
      moveType: 'out_recall',
      qty,
      lineId,
      reversesMoveNo: move.moveNo,
      postingKey: `packingRecall:${lineId}:${key}`,
    })),
  );
  const raised = back.map(({ orderLineId, orderId, orderNo, qty, move }) => {
    const row = rows.get(keyOf(held.get(orderLineId) ?? move))!;
    if (freeOf(row) < qty) throw refuse('E-303', { n: freeOf(row) });
    row.lockedQty = toHundredths(row.lockedQty + qty);
    return { lineId: orderLineId, stockId: row.id, orderId, orderNo, dealerCode: source.dealerCode, qty };
  });
  // Several lines of a list may ship one order line, from several boxes.
  const byLine = new Map<string, (typeof raised)[number]>();
  for (const one of raised) byLine.set(one.lineId, { ...one, qty: toHundredths(one.qty + (byLine.get(one.lineId)?.qty ?? 0)) });
  await raiseReservations(context, [...byLine.values()]);
}

export interface ReturnedGoods {
  source: string;
  sourceId: string;
  sourceNo: string;
  dealerCode: string;
  warehouse: string;
  lines: readonly { lineId: string; partsCode: string; qty: number; condition: 'good' | 'damaged' }[];
}

/** Books what a dealer has sent back: good pieces come in, damaged ones come in and are scrapped. @throws E-338 for no such warehouse, or one that is disabled */
export async function receiveReturned(context: TrxContext, { warehouse, lines, ...source }: ReturnedGoods): Promise<void> {
  await lockWarehousesFor(context, 'enabled', [warehouse]);
  const rows = await lockRows(
    context,
    lines.map(({ partsCode }) => ({ warehouse, partsCode })),
    true,
  );
  const moves = lines.flatMap(({ lineId, partsCode, qty, condition }): MakerMove[] => {
    checkQuantity(qty);
    const move = { stockId: rows.get(keyOf({ warehouse, partsCode }))!.id, lineId };
    return [{ ...move, moveType: 'in_return', qty }, ...(condition === 'damaged' ? [{ ...move, moveType: 'scrap', qty: -qty, reason: 'damage' }] : [])];
  });
  await bookMoves(context, source, moves);
}
