import type { ReactNode } from 'react';
import { bySide, clampWidth, orderedKeys, type Side, sideOf } from '../../columnArrangement/columnArrangement.ts';
import type { ColumnKind } from '../../columnWidths/naturalWidths.ts';
import type { PlacedWidth } from '../../columnWidths/narrowTables.ts';
import type { MeasuredColumn } from '../../columnWidths/useColumnWidths.ts';
import type { ListLayout } from '../../sources/layoutStore.ts';

/** Formats of a list's texts. */
export interface TextLocale {
  /** Code of the user's language. */
  language: string;
  /** Of points in time. */
  timeZone: string;
  /** The word that `YesNo` shows. */
  yesNo: (value: string | number | boolean | null | undefined) => string;
}

export interface Column<T> {
  /** Key of the column, and of the record's field that it shows. */
  key: string;
  title: ReactNode;
  /** px. Default: what the values need; 140 where `render` shows something else than they are and no `text` says what. */
  width?: number;
  /** Kind of the values; all but `text` are never truncated. Default `text`, for a right-aligned column `number`. */
  kind?: ColumnKind;
  /** Text of what `render` shows, for the width of the column. Default: the field's value. */
  text?: (record: T, locale: TextLocale) => string | null | undefined;
  /** Numbers and amounts: `right`. Default `left`. */
  align?: 'left' | 'right' | 'center';
  /** Default: the text, cut to the width with a tooltip. */
  render?: (record: T, index: number) => ReactNode;
  sortable?: boolean;
  /** Shown only when the user asks for it. */
  defaultHidden?: boolean;
  /** Whether the card of a record, on a phone, has the fact. Default: every one. */
  isOnCard?: (record: T) => boolean;
  /** Stays in view when the table is scrolled sideways. */
  fixed?: Side;
}

/** px; the width of a column of which only `render` knows what it shows. */
export const defaultWidth = 140;

/** px; narrower a column cannot be read, wider it pushes all others away. */
export const narrowest = 64;
export const widest = 800;
export const toWidth = (px: number): number => clampWidth(px, { min: narrowest, max: widest });

type ColumnLayout = Pick<ListLayout, 'order' | 'hidden' | 'pins'>;

/** All columns in the user's order. */
export function orderColumns<T>(columns: Column<T>[], order: readonly string[]): Column<T>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return orderedKeys([...byKey.keys()], order).map((key) => byKey.get(key)!);
}

export function isHidden<T>(column: Column<T>, { hidden }: ColumnLayout): boolean {
  return hidden ? hidden.includes(column.key) : Boolean(column.defaultHidden);
}

/** Edge at which a column is frozen: the user's choice, else the column's. */
export const pinOf = <T>(column: Column<T>, { pins }: ColumnLayout): Side | undefined => sideOf(pins?.[column.key], column.fixed);

/** The field of a record as a text; empty for nothing. */
export function fieldText(record: object, key: string): string {
  const value = (record as Record<string, unknown>)[key];
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Options for measuring a column. @param ownWidth px set by the user */
export const measured = <T extends object>(column: Column<T>, locale: TextLocale, ownWidth: number | undefined): MeasuredColumn<T> => ({
  key: column.key,
  kind: kindOf(column),
  title: typeof column.title === 'string' ? column.title : undefined,
  fixed: column.fixed,
  isUsers: ownWidth !== undefined,
  width: ownWidth ?? column.width ?? (column.render && !column.text ? defaultWidth : undefined),
  text: (record) => (column.text ? (column.text(record, locale) ?? '') : column.render ? '' : fieldText(record, column.key)),
});

export const kindOf = <T>({ kind, align }: Pick<Column<T>, 'kind' | 'align'>): ColumnKind => kind ?? (align === 'right' ? 'number' : 'text');

/**
 * The columns to show, left-fixed first and right-fixed last. Never none: hiding all shows the first.
 */
export function visibleColumns<T>(columns: Column<T>[], layout: ColumnLayout): Column<T>[] {
  const ordered = orderColumns(columns, layout.order);
  const shown = ordered.filter((column) => !isHidden(column, layout));
  const list = shown.length > 0 ? shown : ordered.slice(0, 1);
  return bySide(
    list.map((column) => ({ ...column, fixed: pinOf(column, layout) })),
    ({ fixed }) => fixed,
  );
}

/** px from the edge at which a column stops when the table is scrolled sideways. */
export interface FixedPlace {
  insetInlineStart?: number;
  insetInlineEnd?: number;
}

/**
 * Sticky offset of each frozen column; undefined for columns that scroll.
 * @param start px that the selection column takes at the left.
 * @param end px that the actions take at the right.
 */
export function fixedPlaces(columns: readonly PlacedWidth[], start: number, end: number): (FixedPlace | undefined)[] {
  const places: (FixedPlace | undefined)[] = columns.map(() => undefined);
  let left = start;
  columns.forEach(({ fixed, width }, index) => {
    if (fixed !== 'left') return;
    places[index] = { insetInlineStart: left };
    left += width;
  });
  let right = end;
  for (let index = columns.length - 1; index >= 0; index -= 1) {
    const { fixed, width } = columns[index]!;
    if (fixed !== 'right') continue;
    places[index] = { insetInlineEnd: right };
    right += width;
  }
  return places;
}
