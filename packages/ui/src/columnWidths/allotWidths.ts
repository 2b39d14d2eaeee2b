import type { NaturalWidth } from './naturalWidths.ts';

/** Px of a text before there is room to spare. */
const widestText = 360;
/** Px below which no text is truncated. */
export const narrowestText = 96;
/** However long a value is, the others stay in reach. */
const widest = 800;
/** Of a hundred cells so many may be cut before the table is scrolled. */
const mostCut = 0.03;

/** Widths of the columns of a table. */
export interface Allotment {
  /** Px of each column. */
  widths: number[];
  /** Px without the room to spare: what the pages that follow go on from. */
  needed: number[];
}

/**
 * Shares out the room of a table. Columns that are read as a whole get what they need; texts give way, first where the most px come free
 * for each cell that is cut, until all columns fit or 3 % of the cells are cut. Room to spare goes to texts that are cut, to headings on two lines, then
 * to all texts.
 * @param room px; undefined where it is not known
 * @param before `needed` of the pages shown before: no column gets narrower
 */
export function allotWidths(columns: readonly NaturalWidth[], room: number | undefined, before: readonly number[] = []): Allotment {
  const leasts = columns.map((column, index) => Math.max(column.least, before[index] ?? 0));
  const needed = columns.map(
    (column, index) => column.width ?? Math.max(leasts[index]!, Math.min(naturalWidth(column), column.kind === 'text' ? widestText : widest)),
  );
  if (room === undefined) return { widths: needed, needed };
  const fitted = shrink(columns, needed, leasts, room);
  return { widths: grow(columns, fitted, room), needed: fitted };
}

/** Px in which no value of a column is cut. */
export const naturalWidth = ({ least, values }: NaturalWidth): number => Math.max(least, Math.min(values[0] ?? 0, widest));

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);
const cutAt = ({ values }: NaturalWidth, width: number): number => values.filter((value) => value > width).length;

/** Takes room from texts until all fit, or until enough cells are cut. */
function shrink(columns: readonly NaturalWidth[], natural: readonly number[], leasts: readonly number[], room: number): number[] {
  const widths = [...natural];
  const texts = columns.flatMap((column, index) => (column.kind === 'text' && column.width === undefined ? [{ column, index }] : []));
  const cells = columns.reduce((sum, { values }) => sum + values.length, 0);
  for (let tooWide = sumOf(widths) - room; tooWide > 0; tooWide = sumOf(widths) - room) {
    const isCut = texts.reduce((sum, { column, index }) => sum + cutAt(column, widths[index]!), 0);
    const steps = texts.flatMap(({ column, index }) => {
      const width = widths[index]!;
      const least = Math.max(leasts[index]!, narrowestText);
      if (width <= least) return [];
      const next = Math.max(column.values.find((value) => value < width) ?? 0, least);
      const cuts = cutAt(column, next) - cutAt(column, width);
      return isCut + cuts > cells * mostCut ? [] : [{ index, next, gain: (width - next) / cuts }];
    });
    if (steps.length === 0) break;
    const best = steps.reduce((one, other) => (other.gain > one.gain ? other : one));
    widths[best.index] = Math.max(best.next, widths[best.index]! - tooWide);
  }
  return widths;
}

/**
 * Gives the room that is left to texts with values that are cut, then to headings on two lines, then to all texts; without any, to all columns.
 */
function grow(columns: readonly NaturalWidth[], fitted: readonly number[], room: number): number[] {
  const widths = [...fitted];
  let spare = room - sumOf(widths);
  if (spare <= 0) return widths;
  const indexes = columns.map((_, index) => index);
  const free = indexes.filter((index) => columns[index]!.width === undefined);
  const texts = free.filter((index) => columns[index]!.kind === 'text');
  const wanting = texts.filter((index) => widths[index]! < naturalWidth(columns[index]!));
  for (const index of wanting.toSorted((one, other) => missing(one) - missing(other))) give(index, Math.min(missing(index), spare));
  const missingHead = (index: number): number => Math.max(0, columns[index]!.oneLine - widths[index]!);
  for (const index of free.toSorted((one, other) => missingHead(one) - missingHead(other))) if (missingHead(index) <= spare) give(index, missingHead(index));
  // A column without a value has nothing to show in more room.
  const filled = texts.filter((index) => columns[index]!.values.length > 0);
  const takers = [filled, texts, free, indexes.filter((index) => !columns[index]!.isUsers)].find((some) => some.length > 0) ?? indexes;
  const sum = takers.reduce((total, index) => total + widths[index]!, 0);
  const shares = takers.map((index) => Math.floor((spare * widths[index]!) / sum));
  takers.forEach((index, at) => (widths[index]! += shares[at]!));
  // What rounding leaves over.
  if (takers.length > 0) widths[takers.at(-1)!]! += spare - sumOf(shares);
  return widths;

  function give(index: number, px: number): void {
    widths[index]! += px;
    spare -= px;
  }
  function missing(index: number): number {
    return naturalWidth(columns[index]!) - widths[index]!;
  }
}
