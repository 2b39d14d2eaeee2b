import type { ReactNode } from 'react';

export interface Column<T> {
  /** Key of the column, and of the record's field that it shows. */
  key: string;
  title: ReactNode;
  /** px. Default 140. */
  width?: number;
  /** Numbers and amounts: `right`. Default `left`. */
  align?: 'left' | 'right' | 'center';
  /** Default: the field's value as text, cut to the width with a tooltip. */
  render?: (record: T, index: number) => ReactNode;
  sortable?: boolean;
  /** Shown only when the user asks for it. */
  defaultHidden?: boolean;
  /** Stays in view when the table is scrolled sideways. */
  fixed?: 'left' | 'right';
}

/** px; the width of a column that names none. */
export const defaultWidth = 140;

interface ColumnLayout {
  order: string[];
  hidden?: string[];
}

/** All columns in the user's order: known keys first, then the columns that are new since, in their own order. */
export function orderColumns<T>(columns: Column<T>[], order: string[]): Column<T>[] {
  const place = new Map(order.map((key, index) => [key, index]));
  return columns
    .map((column, index) => ({ column, rank: place.get(column.key) ?? order.length + index }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ column }) => column);
}

export function isHidden<T>(column: Column<T>, { hidden }: ColumnLayout): boolean {
  return hidden ? hidden.includes(column.key) : Boolean(column.defaultHidden);
}

/**
 * The columns to show, left-fixed first and right-fixed last. Never none: hiding all shows the first.
 */
export function visibleColumns<T>(columns: Column<T>[], layout: ColumnLayout): Column<T>[] {
  const ordered = orderColumns(columns, layout.order);
  const shown = ordered.filter((column) => !isHidden(column, layout));
  const list = shown.length > 0 ? shown : ordered.slice(0, 1);
  const rank = { left: 0, middle: 1, right: 2 };
  return list
    .map((column, index) => ({ column, index }))
    .sort((a, b) => rank[a.column.fixed ?? 'middle'] - rank[b.column.fixed ?? 'middle'] || a.index - b.index)
    .map(({ column }) => column);
}

/** The keys with `key` moved by one place, up (-1) or down (1); the same array at an end. */
export function moveKey(keys: string[], key: string, by: -1 | 1): string[] {
  const from = keys.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= keys.length) return keys;
  const moved = [...keys];
  [moved[from], moved[to]] = [moved[to]!, moved[from]!];
  return moved;
}

/** px from the left edge at which each left-fixed column stops; undefined for columns that scroll. */
export function fixedOffsets<T>(columns: Column<T>[], start: number): (number | undefined)[] {
  let offset = start;
  return columns.map((column) => {
    if (column.fixed !== 'left') return undefined;
    const at = offset;
    offset += column.width ?? defaultWidth;
    return at;
  });
}
