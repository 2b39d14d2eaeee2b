import type { ReactNode } from 'react';
import { bySide, clampWidth, orderedKeys, type Side, sideOf } from '../../columnArrangement/columnArrangement.ts';
import type { ListLayout } from '../../sources/layoutStore.ts';

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
  fixed?: Side;
}

/** px; the width of a column that names none. */
export const defaultWidth = 140;

/** px; narrower a column cannot be read, wider it pushes all others away. */
export const narrowest = 64;
export const widest = 800;
export const toWidth = (px: number): number => clampWidth(px, { min: narrowest, max: widest });

type ColumnLayout = Pick<ListLayout, 'order' | 'hidden' | 'widths' | 'pins'>;

/** All columns in the user's order. */
export function orderColumns<T>(columns: Column<T>[], order: readonly string[]): Column<T>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return orderedKeys([...byKey.keys()], order).map((key) => byKey.get(key)!);
}

export function isHidden<T>(column: Column<T>, { hidden }: ColumnLayout): boolean {
  return hidden ? hidden.includes(column.key) : Boolean(column.defaultHidden);
}

/** Where a column stays in view: as the user said, otherwise as the column says. */
export const pinOf = <T>(column: Column<T>, { pins }: ColumnLayout): Side | undefined => sideOf(pins?.[column.key], column.fixed);

export const widthOf = <T>(column: Column<T>, { widths }: ColumnLayout): number => widths?.[column.key] ?? column.width ?? defaultWidth;

/**
 * The columns to show, left-fixed first and right-fixed last. Never none: hiding all shows the first.
 */
export function visibleColumns<T>(columns: Column<T>[], layout: ColumnLayout): Column<T>[] {
  const ordered = orderColumns(columns, layout.order);
  const shown = ordered.filter((column) => !isHidden(column, layout));
  const list = shown.length > 0 ? shown : ordered.slice(0, 1);
  const laidOut = list.map((column) => ({ ...column, width: widthOf(column, layout), fixed: pinOf(column, layout) }));
  return bySide(laidOut, ({ fixed }) => fixed);
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
