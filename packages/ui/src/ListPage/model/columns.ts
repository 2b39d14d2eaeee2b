import type { ReactNode } from 'react';
import type { ListLayout } from '../ListPage.types.ts';

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

/** px; narrower a column cannot be read, wider it pushes all others away. */
export const narrowest = 64;
export const widest = 800;
export const toWidth = (px: number): number => Math.round(Math.min(Math.max(px, narrowest), widest));

type ColumnLayout = Pick<ListLayout, 'order' | 'hidden' | 'widths' | 'pins'>;

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

/** Where a column stays in view: as the user said, otherwise as the column says. */
export function pinOf<T>(column: Column<T>, { pins }: ColumnLayout): Column<T>['fixed'] {
  const pin = pins?.[column.key];
  return pin === undefined ? column.fixed : pin === 'none' ? undefined : pin;
}

export const widthOf = <T>(column: Column<T>, { widths }: ColumnLayout): number => widths?.[column.key] ?? column.width ?? defaultWidth;

/**
 * The columns to show, left-fixed first and right-fixed last. Never none: hiding all shows the first.
 */
export function visibleColumns<T>(columns: Column<T>[], layout: ColumnLayout): Column<T>[] {
  const ordered = orderColumns(columns, layout.order);
  const shown = ordered.filter((column) => !isHidden(column, layout));
  const list = shown.length > 0 ? shown : ordered.slice(0, 1);
  const rank = { left: 0, middle: 1, right: 2 };
  return list
    .map((column, index) => ({ column: { ...column, width: widthOf(column, layout), fixed: pinOf(column, layout) }, index }))
    .sort((a, b) => rank[a.column.fixed ?? 'middle'] - rank[b.column.fixed ?? 'middle'] || a.index - b.index)
    .map(({ column }) => column);
}

/** The keys with `key` moved to the place of `to`. */
export function moveKeyTo(keys: string[], key: string, to: string): string[] {
  const place = keys.indexOf(to);
  if (place < 0 || !keys.includes(key)) return keys;
  const others = keys.filter((other) => other !== key);
  return [...others.slice(0, place), key, ...others.slice(place)];
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

/** px from the edge at which a column stops when the table is scrolled sideways. */
export interface FixedPlace {
  insetInlineStart?: number;
  insetInlineEnd?: number;
}

/**
 * Where each fixed column stops; undefined for columns that scroll.
 * @param start px that the selection column takes at the left.
 * @param end px that the actions take at the right.
 */
export function fixedPlaces<T>(columns: Column<T>[], start: number, end: number): (FixedPlace | undefined)[] {
  const places: (FixedPlace | undefined)[] = columns.map(() => undefined);
  let left = start;
  columns.forEach((column, index) => {
    if (column.fixed !== 'left') return;
    places[index] = { insetInlineStart: left };
    left += column.width ?? defaultWidth;
  });
  let right = end;
  for (let index = columns.length - 1; index >= 0; index -= 1) {
    const column = columns[index]!;
    if (column.fixed !== 'right') continue;
    places[index] = { insetInlineEnd: right };
    right += column.width ?? defaultWidth;
  }
  return places;
}
