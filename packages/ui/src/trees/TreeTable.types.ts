import type { ReactNode } from 'react';
import type { Action } from '../ActionBar/ActionBar.types.ts';
import type { Deletion } from '../ListPage/batch.types.ts';
import type { TreeRecord } from './model/treeRows.ts';

export interface TreeColumn<Row extends object = TreeRecord> {
  /** Field of the row. */
  key: string;
  title: string;
  /** Px. Default: its share. */
  width?: number;
  align?: 'left' | 'right';
  /** Default: the field as text. */
  render?: (row: Row) => ReactNode;
}

/** Rows that are selected, by key. They stay so when they are out of sight. */
export type Selected = ReadonlyMap<string, TreeRecord>;

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
  /** Enter or a double click on a row. */
  onRowOpen?: (row: Row) => void;
  /** Rows can be selected, by their box or the space bar, and deleted together. `isAllowed` says which have a box. */
  deletion?: Deletion<Row>;
  /** Rows were deleted. */
  onDeleted?: (ids: string[]) => void;
}
