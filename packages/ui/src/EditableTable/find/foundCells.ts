/** A cell by its position among the lines (rows and headings of groups) and among the columns on show. */
export interface CellPosition {
  line: number;
  column: number;
}

/** Cells that show what is looked for, in the order of the lines, gathered line by line. */
export interface FoundCells {
  /** Lines with hits, by id and by position. */
  ids: string[];
  lines: number[];
  /** Positions of the columns of each, ascending. */
  columns: (readonly number[])[];
  /** Hits in the lines before each. */
  before: number[];
  count: number;
}

export interface Hit {
  id: string;
  column: number;
}

export const noCells = (): FoundCells => ({ ids: [], lines: [], columns: [], before: [], count: 0 });

export function addLine(found: FoundCells, id: string, line: number, columns: readonly number[]): void {
  if (columns.length === 0) return;
  found.ids.push(id);
  found.lines.push(line);
  found.columns.push(columns);
  found.before.push(found.count);
  found.count += columns.length;
}

/** The place, among the lines with hits, of the first one at `line` or below. */
function placeFrom({ lines }: FoundCells, line: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]! >= line) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The hit after a cell (1), before it (-1), or in it or after it (0). Undefined if there is none on that side. */
export function hitBeside(found: FoundCells, { line, column }: CellPosition, by: 1 | -1 | 0): Hit | undefined {
  const place = placeFrom(found, line);
  const inLine = found.lines[place] === line ? found.columns[place]! : [];
  if (by < 0) {
    const left = inLine.findLast((one) => one < column);
    return left === undefined ? hitAt(found, place - 1, -1) : { id: found.ids[place]!, column: left };
  }
  const right = inLine.find((one) => one >= column + by);
  return right === undefined ? hitAt(found, inLine.length > 0 ? place + 1 : place, 0) : { id: found.ids[place]!, column: right };
}

/** The first hit of all, or the last. */
export const endHit = (found: FoundCells, end: 'first' | 'last'): Hit | undefined =>
  end === 'first' ? hitAt(found, 0, 0) : hitAt(found, found.ids.length - 1, -1);

function hitAt({ ids, columns }: FoundCells, place: number, at: 0 | -1): Hit | undefined {
  const id = ids[place];
  return id === undefined ? undefined : { id, column: columns[place]!.at(at)! };
}

/** Number of a hit, from 1. Undefined for a cell that is none. */
export function numberOf(found: FoundCells, { line, column }: CellPosition): number | undefined {
  const place = placeFrom(found, line);
  const at = found.lines[place] === line ? found.columns[place]!.indexOf(column) : -1;
  return at < 0 ? undefined : found.before[place]! + at + 1;
}
