/** Moving parts between the boxes of a packing list. Pure. */
import type { OpenOrderLine } from '@harrow/api-client';
import { newRowId } from '../../../documents/form/rowId.ts';
import type { BoxRow, LineRow } from '../packingKind.ts';

const exact = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** Numbers of boxes are written in capitals. */
export const boxNo = (text: string): string => text.trim().toUpperCase();

/** Net weights of boxes that have none: what their parts weigh. A box with a part of unknown weight is left alone. */
export function proposeWeights(boxes: readonly BoxRow[], lines: readonly LineRow[]): BoxRow[] {
  return boxes.map((box) => {
    const inside = lines.filter(({ wmsBoxNo }) => wmsBoxNo === box.wmsBoxNo);
    if (box.netWeight != null || inside.length === 0 || inside.some(({ weightKg }) => weightKg == null)) return box;
    const netWeight = inside.reduce((sum, { qty, weightKg }) => sum + (qty ?? 0) * weightKg!, 0);
    return { ...box, netWeight: exact(netWeight, 3) };
  });
}

/** What is packed here of order lines beside what was read: it is no longer open. @param stored the lines as they were read */
export function leftOf(open: readonly OpenOrderLine[], lines: readonly LineRow[], stored: readonly LineRow[]): OpenOrderLine[] {
  const sum = (all: readonly LineRow[], id: string): number =>
    all.filter(({ orderLineId }) => orderLineId === id).reduce((total, { qty }) => total + (qty ?? 0), 0);
  return open.map((line) => ({ ...line, openQty: exact(line.openQty - sum(lines, line.id) + sum(stored, line.id), 2) })).filter(({ openQty }) => openQty > 0);
}

/** Puts order lines into a box: with what lies there of the same order line already. */
export function packInto(lines: readonly LineRow[], open: readonly OpenOrderLine[], box: string): LineRow[] {
  const added = new Map(open.map((line) => [line.id, line]));
  const raised = lines.map((line) => {
    const more = line.wmsBoxNo === box ? added.get(line.orderLineId ?? '') : undefined;
    if (!more) return line;
    added.delete(more.id);
    return { ...line, qty: exact((line.qty ?? 0) + more.openQty, 2) };
  });
  return [...raised, ...[...added.values()].map((line) => rowOf(line, box))];
}

const rowOf = (
  { id: orderLineId, orderId, orderNo, orderLineNo, partsCode, partsName, openQty, unitPrice, weightKg, ...open }: OpenOrderLine,
  box: string,
): LineRow => ({
  id: newRowId(),
  wmsBoxNo: box,
  orderId,
  orderLineId,
  orderNo,
  orderLineNo,
  partsCode,
  partsName,
  qty: openQty,
  unit: open.unit,
  unit_dictText: open.unit_dictText,
  unitPrice,
  weightKg,
  hsCode: open.hsCode,
  originCountry: open.originCountry,
});

/**
 * Moves some of a line, or all of it, to another box; what lies there of the same order line grows.
 * @param qty above 0, at most that of the line
 */
export function moveTo(lines: readonly LineRow[], lineId: string, box: string, qty: number): LineRow[] {
  const moved = lines.find(({ id }) => id === lineId);
  if (!moved || moved.wmsBoxNo === box) return [...lines];
  const rest = exact((moved.qty ?? 0) - qty, 2);
  const there = lines.find(({ wmsBoxNo, orderLineId }) => wmsBoxNo === box && orderLineId === moved.orderLineId);
  const left = rest > 0 ? lines.map((line) => (line.id === lineId ? { ...line, qty: rest } : line)) : lines.filter(({ id }) => id !== lineId);
  if (there) return left.map((line) => (line.id === there.id ? { ...line, qty: exact((there.qty ?? 0) + qty, 2) } : line));
  if (rest > 0) return [...left, { ...moved, id: newRowId(), wmsBoxNo: box, qty }];
  return lines.map((line) => (line.id === lineId ? { ...line, wmsBoxNo: box } : line));
}
