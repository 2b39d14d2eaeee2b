import type { MouseEvent, ReactNode } from 'react';
import type { DisabledRow } from '../rowStore/disabledRow.ts';

/** A row for content beside its cells. It is a copy: mutating it has no effect. */
export interface RowContent<Row> {
  row: Row;
  rowId: string;
}

/** A press on a row, anywhere but on what the table itself puts into it: the handle, the box, the menu. */
export interface RowPress<Row> {
  /** The row now. */
  row: Row;
  rowId: string;
  event: MouseEvent<HTMLElement>;
}

/** A press on a cell, also on its editor. */
export interface CellPress<Row> extends RowPress<Row> {
  /** Key of the column. */
  column: string;
  value: unknown;
}

export interface DragSortOptions<Row> {
  /** Rows that keep their place: by field and value, or by a function. */
  notDraggable?: DisabledRow<Row>;
}

export interface SubFormOptions<Row> {
  render: (content: RowContent<Row> & { close: () => void }) => ReactNode;
  /** Default: the word for it. */
  title?: string;
  /** Rows that have none. */
  hasSubForm?: (row: Row) => boolean;
  /** A click on a row, beside its editors and buttons, opens it. Default true; it is in the row's menu too. */
  openOnClick?: boolean;
}

export interface DetailsOptions<Row> {
  render: (content: RowContent<Row> & { change: (patch: Partial<Row>) => void }) => ReactNode;
  title?: string;
  /**
   * The user pressed OK; `row` is the copy with what `change` did to it. The dialog closes unless the answer is `false`. A
   * rejection keeps it open and shows its message. Without this there is only a button to close.
   */
  onConfirm?: (row: Row, rowId: string) => boolean | void | Promise<boolean | void>;
}

export interface ExpandOptions<Row> {
  render: (content: RowContent<Row>) => ReactNode;
  /** Rows that have nothing to show. */
  isExpandable?: (row: Row) => boolean;
  /** Only one at a time. Default false. */
  accordion?: boolean;
  /** The open rows, if you hold them: only what you hand back here is open. */
  expandedRowIds?: readonly string[];
  onExpandedChange?: (rowIds: readonly string[]) => void;
}

interface NestingOptions {
  /** The lines that are closed, if you hold them: ids of rows in a tree, of headings where rows stand in groups. Only what you hand back here is closed. */
  closedIds?: readonly string[];
  onClosedChange?: (ids: readonly string[]) => void;
  /** All lines are closed at first. Default false. */
  startClosed?: boolean;
}

/** Rows in groups, each below a heading with its value, the number of its rows and the sums of the columns that have one under the table. */
export interface RowGroupOptions extends NestingOptions {
  /** Keys of the columns by whose values rows stand together, the outermost first. */
  by: readonly string[];
}

/** Rows below others. */
export interface TreeOptions extends NestingOptions {
  /** Field with the id of the row that a row stands below; empty at the top. */
  parentKey: string;
  /** Key of the column that is indented and has the buttons that open and close. Default: the first one on show. */
  column?: string;
}

export interface TablePages {
  /** The page on show, from 1, if you hold it: only what you hand back here is shown. */
  current?: number;
  /** The number of rows on a page, if you hold it. */
  pageSize?: number;
  /** Page at the start. Default 1. */
  defaultCurrent?: number;
  /** Default 10. */
  defaultPageSize?: number;
  /** Default 10, 20, 30. */
  pageSizes?: number[];
  /** The user, or a jump to a row, turned the page. */
  onChange?: (page: { current: number; pageSize: number }) => void;
}

/** `remove` and `clearSelection` are there only while rows are selected. */
export type ToolbarButton = 'add' | 'remove' | 'clearSelection' | 'save' | 'collapse';

export interface TableToolbar {
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Default: add, remove and clearSelection, and save if there is `onSave`. */
  buttons?: readonly ToolbarButton[];
  /** The save button was pressed; it waits for the answer. A rejection is shown. */
  onSave?: () => void | Promise<void>;
}
