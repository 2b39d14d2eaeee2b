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

/** A row that the user has left and that is to be stored. */
export interface RowSave<Row> {
  rowId: string;
  row: Row;
  /** The server does not know it: its id is a temporary one. */
  isNew: boolean;
  /** Of a row that the server knows: the fields that differ from what it knows. */
  changes: Partial<Row>;
}

/** Fields that the server set or changed when it saved a row, such as the id of a new row, a version, a sum. */
export type SaveRow<Row> = (save: RowSave<Row>) => Promise<Partial<Row> | void> | Partial<Row> | void;

/** Settings of the add button, stored under these names. */
export interface AddSettings {
  /** Rows at a time, at least 1. Default 1. */
  addRowNum: number;
  /** They go behind this many rows; 0 (default) means the bottom. */
  addIndex: number;
  /** Default false. */
  addScrollToBottom: boolean;
}

/** Storage of a user's add settings. */
export interface AddSettingsStore {
  read: () => Partial<AddSettings> | undefined;
  /** Rejects if they could not be kept. */
  write: (settings: AddSettings) => void | Promise<void>;
}
