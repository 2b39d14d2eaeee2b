import type { RowView } from '../view/rowView.ts';
import type { Topics } from '../topics/topics.ts';

export interface RangeCell {
  rowId: string;
  column: string;
}

/** Two corners: where the range began, and where it is being extended to. */
export interface CellRange {
  anchor: RangeCell;
  head: RangeCell;
}

/** The chosen block of cells on show. Topic `range`. */
export interface Ranges {
  /** Nothing if a corner is no longer on show. */
  range(): CellRange | undefined;
  set(range: CellRange | undefined): void;
  /** Positions among the shown columns, from and to (both included), if the row is inside the range. */
  columnsIn(rowId: string): readonly [from: number, to: number] | undefined;
  /** The last cell in reading order. Nothing where there is no range. */
  corner(): RangeCell | undefined;
  /** All cells on show. */
  setAll(): void;
  /** Rows and columns of the range in shown order; of the one cell given if there is no range. Nothing while some of its rows are not loaded. */
  block(single: RangeCell | undefined): { rowIds: readonly string[]; columns: readonly string[] } | undefined;
  /** Lines of the range, or of the one cell, whose rows are not loaded. */
  unloaded(single: RangeCell | undefined): number;
}

/** @param columns keys of the shown columns, in shown order */
export function createRanges(view: RowView, topics: Topics, columns: () => readonly string[]): Ranges {
  let chosen: CellRange | undefined;

  function corners(range: CellRange) {
    const rows = [view.indexOf(range.anchor.rowId), view.indexOf(range.head.rowId)];
    const keys = columns();
    const places = [keys.indexOf(range.anchor.column), keys.indexOf(range.head.column)];
    if (Math.min(...rows, ...places) < 0) return undefined;
    return { top: Math.min(...rows), bottom: Math.max(...rows), from: Math.min(...places), to: Math.max(...places) };
  }

  const range = () => (chosen && corners(chosen) ? chosen : undefined);

  function areaOf(single: RangeCell | undefined) {
    const around = range() ?? (single && { anchor: single, head: single });
    return around && corners(around);
  }

  const unloadedIn = (area: ReturnType<typeof corners>) => (area && view.unloaded?.(area.top, area.bottom)) ?? 0;

  function set(next: CellRange | undefined) {
    if (!next && !chosen) return;
    chosen = next;
    topics.notify('range');
  }

  return {
    range,
    set,

    columnsIn(rowId) {
      const area = chosen && corners(chosen);
      if (!area) return undefined;
      const index = view.indexOf(rowId);
      return index >= area.top && index <= area.bottom ? [area.from, area.to] : undefined;
    },

    corner() {
      const area = chosen && corners(chosen);
      return area && { rowId: view.ids().at(area.bottom)!, column: columns()[area.to]! };
    },

    setAll() {
      const [ids, keys] = [view.nested() ? view.rowsBetween(0, view.ids().length) : view.ids(), columns()];
      if (ids.length === 0 || keys.length === 0) return set(undefined);
      set({ anchor: { rowId: ids.at(0)!, column: keys[0]! }, head: { rowId: ids.at(-1)!, column: keys.at(-1)! } });
    },

    block(single) {
      const area = areaOf(single);
      if (unloadedIn(area) > 0) return undefined;
      const rowIds = area ? view.rowsBetween(area.top, area.bottom) : [];
      return area && rowIds.length > 0 ? { rowIds, columns: columns().slice(area.from, area.to + 1) } : undefined;
    },

    unloaded: (single) => unloadedIn(areaOf(single)),
  };
}
