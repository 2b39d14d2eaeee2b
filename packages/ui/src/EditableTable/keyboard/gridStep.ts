import type { CellPlace } from '../selection/activeCell.ts';
import type { GridMove } from './gridKey.ts';
import type { Lines } from '../view/rowView.ts';

/** The cells that the keyboard goes through. */
export interface Tour {
  /** Rows on show, in shown order. */
  rowIds: Lines;
  indexOf: (rowId: string) => number;
  /** All columns in shown order, those of the table itself too. */
  columns: readonly string[];
  /** Rows that Page Up and Page Down skip. */
  pageSize: number;
  /** Tab stops here. */
  isEditable: (place: CellPlace) => boolean;
  /** Arrows stop here. */
  canEnter: (place: CellPlace) => boolean;
}

/** The cell that a step leads to, or undefined if there is none in that direction. */
export function nextCell(tour: Tour, from: CellPlace, to: GridMove): CellPlace | undefined {
  const row = tour.indexOf(from.rowId);
  const column = tour.columns.indexOf(from.column);
  const last = tour.rowIds.length - 1;
  switch (to) {
    case 'up':
      return alongColumn(tour, from.column, row - 1, -1);
    case 'down':
      return alongColumn(tour, from.column, row + 1, 1);
    // From the far end of the view back towards here, so that a page never ends up further away than asked.
    case 'pageUp':
      return alongColumn(tour, from.column, Math.max(0, row - tour.pageSize), 1);
    case 'pageDown':
      return alongColumn(tour, from.column, Math.min(last, row + tour.pageSize), -1);
    case 'firstRow':
      return alongColumn(tour, from.column, 0, 1);
    case 'lastRow':
      return alongColumn(tour, from.column, last, -1);
    case 'back':
      return alongRow(tour, from.rowId, column - 1, -1, tour.canEnter);
    case 'forward':
      return alongRow(tour, from.rowId, column + 1, 1, tour.canEnter);
    case 'rowStart':
      return alongRow(tour, from.rowId, 0, 1, tour.isEditable);
    case 'rowEnd':
      return alongRow(tour, from.rowId, tour.columns.length - 1, -1, tour.isEditable);
    case 'next':
      return inReadingOrder(tour, row, column, 1);
    case 'previous':
      return inReadingOrder(tour, row, column, -1);
  }
}

function alongColumn({ rowIds, canEnter }: Tour, column: string, start: number, by: 1 | -1): CellPlace | undefined {
  for (let index = start; index >= 0 && index < rowIds.length; index += by) {
    const place = { rowId: rowIds.at(index)!, column };
    if (canEnter(place)) return place;
  }
  return undefined;
}

function alongRow({ columns }: Tour, rowId: string, start: number, by: 1 | -1, accepts: (place: CellPlace) => boolean): CellPlace | undefined {
  for (let index = start; index >= 0 && index < columns.length; index += by) {
    const place = { rowId, column: columns[index]! };
    if (accepts(place)) return place;
  }
  return undefined;
}

function inReadingOrder(tour: Tour, row: number, column: number, by: 1 | -1): CellPlace | undefined {
  const { rowIds, columns, isEditable } = tour;
  const first = row < 0 ? undefined : alongRow(tour, rowIds.at(row)!, column + by, by, isEditable);
  if (first) return first;
  for (let index = row + by; index >= 0 && index < rowIds.length; index += by) {
    const place = alongRow(tour, rowIds.at(index)!, by === 1 ? 0 : columns.length - 1, by, isEditable);
    if (place) return place;
  }
  return undefined;
}
