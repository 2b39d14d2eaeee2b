import type { ReactNode } from 'react';
import type { Action } from '../ActionBar/ActionBar.types.ts';
import type { ColumnKind } from '../columnWidths/naturalWidths.ts';
import type { TextLocale } from '../ListPage/model/columns.ts';
import type { Deletion } from '../ListPage/batch.types.ts';
import type { TreeRecord } from './model/treeRows.ts';

export interface TreeColumn<Row extends object = TreeRecord> {
  /** Field of the row. */
  key: string;
  title: ReactNode;
  /** Px. Default: what the values need. */
  width?: number;
  /** Kind of the values; everything but `text` is never cut. Default `text`, of a column at the right `number`. */
  kind?: ColumnKind;
  /** What `render` shows as a text, from which the width of the column follows. Default: the field's value. */
  text?: (row: Row, locale: TextLocale) => string | null | undefined;
  align?: 'left' | 'right' | 'center';
  /** Default: the field as text. */
  render?: (row: Row, index: number) => ReactNode;
}

/** Rows that are selected, by key. They stay so when they are out of sight. */
export type Selected<Row extends object = TreeRecord> = ReadonlyMap<string, Row>;

/** Selected rows that the caller holds, as where they stand beside the tree. */
export interface TreeSelection<Row extends object = TreeRecord> {
  rows: Selected<Row>;
  onChange: (rows: Selected<Row>) => void;
  /** Which rows have a box. Default: all. */
  isAllowed?: (row: Row) => boolean;
}

export interface TreeTableProps<Row extends object = TreeRecord> {
  /** Accessible name of the table. */
  label: string;
  /** The first column has the tree. Where there is no room for all, the others stand below it. */
  columns: readonly TreeColumn<Row>[];
  /** Answers a list of rows, or an object that has one as `records`. Rejects with an `Error` whose message can be shown. */
  load: (query: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<unknown>;
  /** For children, where they have a call of their own. Default: `load`. */
  loadChildren?: TreeTableProps['load'];
  /** Name of the parent's parameter. Default `parentId`. */
  queryKey?: string;
  /** Parent of the roots. Default: the parameter is left out. */
  topValue?: string;
  /** Sent along with every question. */
  condition?: string;
  /** Further parameters; other ones load the table anew. */
  queryParams?: Readonly<Record<string, string>>;
  /** Field that tells rows apart. Default `id`. */
  rowKey?: string;
  /** Whether a row may have children. Default: its field `hasChildren` says so (true, 1 or '1'). */
  hasChildren?: (row: Row) => boolean;
  /** Px, or a length of CSS; higher tables are scrolled. Default 480. */
  height?: number | string;
  /** Another number brings the rows up to date: branches that are open stay open. */
  version?: number;
  /** Opens the first level of rows at once. Default false. */
  openRoots?: boolean;
  /** Actions of a row, in a menu at its end. */
  rowActions?: (row: Row) => Action[];
  /** Enter, a click on the name of a row, or a double click on the row. */
  onRowOpen?: (row: Row) => void;
  /** Key of the row whose record is shown beside the tree. */
  current?: string | undefined;
  /** px of a row. Default 40. */
  rowHeight?: number;
  /** Px by column key, where the user gave a column its width. */
  widths?: Readonly<Record<string, number>> | undefined;
  /** Told how wide the columns are, by key, at each change. */
  onWidths?: (widths: Readonly<Record<string, number>>) => void;
  /** Rows can be selected, by their box or the space bar; what becomes of them is the caller's. See `deletion`. */
  selection?: TreeSelection<Row>;
  /** Rows can be selected, by their box or the space bar, and deleted together. `isAllowed` says which have a box. */
  deletion?: Deletion<Row>;
  /** Rows were deleted. */
  onDeleted?: (ids: string[]) => void;
}
