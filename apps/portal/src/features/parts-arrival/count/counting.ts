/** A count while it goes on: what a scan changes, how it is taken back, how far the boxes are. Pure. */
import { newRowId } from '../../../documents/form/rowId.ts';
import type { CountRow, ExtraRow } from '../arrivalKind.ts';

export interface Count {
  lines: readonly CountRow[];
  extra: readonly ExtraRow[];
}

/** What was scanned last: where it went, and what was there before. */
export interface Step {
  list: keyof Count;
  rowId: string;
  box: string;
  code: string;
  /** Quantity before; null: nothing was counted, or the line is new. */
  before: number | null;
  /** Quantity of this scan. */
  qty: number;
}

const toHundredths = (qty: number): number => Math.round(qty * 100) / 100;

/** Quantity of a line: of a part of the list what was received, of another part what came. */
export const qtyOf = (count: Count, { list, rowId }: Pick<Step, 'list' | 'rowId'>): number | null =>
  (list === 'lines' ? count.lines.find(({ id }) => id === rowId)?.receivedQty : count.extra.find(({ id }) => id === rowId)?.qty) ?? null;

function withQty(count: Count, { list, rowId }: Pick<Step, 'list' | 'rowId'>, qty: number | null): Count {
  if (list === 'lines') return { ...count, lines: count.lines.map((row) => (row.id === rowId ? { ...row, receivedQty: qty } : row)) };
  // A part that is not on the list is there only with a quantity.
  if (qty === null || qty === 0) return { ...count, extra: count.extra.filter(({ id }) => id !== rowId) };
  return { ...count, extra: count.extra.map((row) => (row.id === rowId ? { ...row, qty } : row)) };
}

/** Counts pieces of a part in a box. A part that the box should not have becomes a line of its own. */
export function countPart(count: Count, { box, code, qty }: { box: string; code: string; qty: number }): { count: Count; step: Step } {
  const isIt = (row: { wmsBoxNo?: string | null; partsCode?: string | null }): boolean => row.wmsBoxNo === box && row.partsCode === code;
  // The same part of two orders may lie in one box: the first line that lacks something takes it.
  const listed = count.lines.filter(isIt);
  const line = listed.find(({ receivedQty, packedQty }) => (receivedQty ?? 0) < (packedQty ?? 0)) ?? listed.at(-1);
  const other = line ? undefined : count.extra.find(isIt);
  const row = line ?? other ?? { id: newRowId() };
  const step: Step = { list: line ? 'lines' : 'extra', rowId: row.id, box, code, before: null, qty };
  const before = qtyOf(count, step);
  const begun = line || other ? count : { ...count, extra: [...count.extra, { id: row.id, wmsBoxNo: box, partsCode: code, qty: 0 }] };
  return { count: withQty(begun, step, toHundredths((before ?? 0) + qty)), step: { ...step, before: line || other ? before : null } };
}

/** A quantity typed after a scan counts in its place. */
export const countInstead = (count: Count, step: Step, qty: number): { count: Count; step: Step } => ({
  count: withQty(count, step, toHundredths((step.before ?? 0) + qty)),
  step: { ...step, qty },
});

/** Takes a scan back. */
export const takeBack = (count: Count, step: Step): Count => withQty(count, step, step.before);

/** Lines that nobody has counted, in some boxes, came as packed. */
export const restAsPacked = (lines: readonly CountRow[], boxes: readonly string[]): CountRow[] =>
  lines.map((row) => ((row.receivedQty ?? null) === null && boxes.includes(row.wmsBoxNo ?? '') ? { ...row, receivedQty: row.packedQty ?? 0 } : row));

/** A line differs from what was packed, or is not counted to its end. */
export const differs = ({ receivedQty, packedQty, damagedQty, wrongQty }: CountRow): boolean =>
  (receivedQty ?? null) !== (packedQty ?? 0) || (damagedQty ?? 0) > 0 || (wrongQty ?? 0) > 0;

export interface BoxProgress {
  box: string;
  packed: number;
  counted: number;
  /** Lines that nobody has counted. */
  left: number;
  hasDifferences: boolean;
}

/** How far each box is counted. */
export const progressOf = ({ lines, extra }: Count, boxes: readonly string[]): BoxProgress[] =>
  boxes.map((box) => {
    const own = lines.filter(({ wmsBoxNo }) => wmsBoxNo === box);
    const others = extra.filter(({ wmsBoxNo }) => wmsBoxNo === box);
    const counted = own.filter(({ receivedQty }) => (receivedQty ?? null) !== null);
    return {
      box,
      packed: toHundredths(own.reduce((sum, { packedQty }) => sum + (packedQty ?? 0), 0)),
      counted: toHundredths(own.reduce((sum, { receivedQty }) => sum + (receivedQty ?? 0), 0)),
      left: own.length - counted.length,
      hasDifferences: others.length > 0 || counted.some(differs),
    };
  });

/** Differences of a count, as they will be booked. */
export function differencesOf({ lines, extra }: Count) {
  const sum = (of: (row: CountRow) => number): number => toHundredths(lines.reduce((all, row) => all + of(row), 0));
  const received = (row: CountRow): number => row.receivedQty ?? 0;
  return {
    short: sum((row) => Math.max(0, (row.packedQty ?? 0) - received(row))),
    damaged: sum(({ damagedQty }) => damagedQty ?? 0),
    over: toHundredths(sum((row) => Math.max(0, received(row) - (row.packedQty ?? 0))) + extra.reduce((all, { qty }) => all + (qty ?? 0), 0)),
    wrong: sum(({ wrongQty }) => wrongQty ?? 0),
    left: lines.filter(({ receivedQty }) => (receivedQty ?? null) === null).length,
  };
}
