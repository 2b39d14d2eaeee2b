import type { SelectedRows } from '../blocks/RowSource.types.ts';
import type { TableChanges } from '../rowStore/changeLog.ts';
import type { ColumnFilter } from '../view/columnFilter.ts';
import type { MergeResult } from '../merging/mergeRows.ts';
import type { CellErrorCode } from '../columnModel/rules.ts';
import type { PageOf } from '../nesting/nesting.ts';
import type { SortBy } from '../view/sortRowIds.ts';
import type { BulkCause, CellValue } from '../model/tableModel.types.ts';

export interface CellErrorText {
  /** Row in which the error is. */
  rowId: string;
  /** Key of the column. */
  column: string;
  /** Kind of rule that failed. */
  code: CellErrorCode;
  /** In the user's language. */
  text: string;
}

/** `new`: added here and never saved. `edited`: differs from what was loaded or saved last. */
export type RowKind = 'new' | 'edited' | 'unchanged';

export interface ValuesOptions {
  /** Only these rows, in the rows' own order. */
  rowIds?: readonly string[];
  /** Added rows come without their temporary id. Default false. */
  withoutTemporaryIds?: boolean;
}

/** Commands on the rows of a table, through its `ref`. Each call is one step of the history and one `onRowsChange`. */
export interface DataHandle<Row> {
  /** The rows as edited, even before the parent has rendered them. */
  getRows: () => readonly Row[];
  /** Copies of the rows, to be sent. */
  getValues: (options?: ValuesOptions) => Row[];
  /** Checks all rows; rejects with `InvalidTableError` if a cell failed. */
  getValidValues: (options?: ValuesOptions) => Promise<Row[]>;
  /** The id by which the handle knows a row. */
  getRowId: (row: Row) => string;
  /** A row as it is now, and whether it is new or edited; undefined for an id that is not there. */
  getRow: (rowId: string) => { row: Row; kind: RowKind } | undefined;
  /** Unsaved changes since the rows were loaded, or since `acceptChanges`. */
  getChanges: () => TableChanges<Row>;
  /** Of removed rows that the server knows. */
  getDeletedIds: () => string[];
  /** Call after a successful save: edited and deleted rows start from zero. Edits can still be taken back, added and removed rows no longer. */
  acceptChanges: () => void;
  /** Adds rows as the button does and answers their ids. `index` defaults to the end. */
  addRows: (count?: number, index?: number) => string[];
  /** Adds rows with values. Without an id they get a temporary one; what they lack is filled like a new row's. Throws on an id that is there. */
  insertRows: (rows: readonly Partial<Row>[], index?: number) => string[];
  /** Writes values into cells, as one step. */
  setCells: (cells: readonly CellValue[]) => void;
  /** Several fields of several rows. */
  setValues: (rows: readonly { rowId: string; values: Partial<Row> }[]) => void;
  /** Removes without asking. Throws a `TypeError` for what is neither an id nor a list of ids. */
  removeRows: (rowIds: string | readonly string[]) => void;
  /** Removes the chosen rows without asking, and answers their ids. */
  removeSelectedRows: () => readonly string[];
  /** Removes all rows without asking. */
  clearRows: () => void;
  /**
   * Moves a row to another place.
   * @param index position from 0 among all rows
   */
  moveRow: (rowId: string, index: number) => void;
  /** Sorts the rows themselves, not what is on show, and numbers them anew. */
  sortRows: (by: readonly SortBy[]) => void;
  /** All that `action` does is one step. If it throws, nothing has happened. */
  transaction: <Result>(action: () => Result, cause?: BulkCause) => Result;
  /** False if there is nothing to take back. */
  undo: () => boolean;
  /** Does again what was taken back last. False if there is nothing. */
  redo: () => boolean;
  /** Whether `undo` has something to take back. */
  canUndo: () => boolean;
  /** Whether `redo` has something to do again. */
  canRedo: () => boolean;
  /** With `rowSource`: asks for all rows again; those that are there stay until they are answered, and what the user changed stays. */
  reloadRows: () => void;
  /** Takes over newer rows of the server by id, without losing what the user changed; says what came of it. */
  mergeRows: (rows: readonly Row[]) => MergeResult;
  /** Takes over fields of one row (with its id) that changed elsewhere. Only known columns; the user's changes stay; the row does not count as edited. */
  applyUpdate: (update: Readonly<Record<string, unknown>>) => boolean;
  /** The visible rows, filtered and sorted. Edits, checks, sums and saving concern all rows. */
  setSort: (by: readonly SortBy[]) => void;
  /** Shows only rows whose value in a column fits; undefined: shows all again. */
  setFilter: (column: string, filter: ColumnFilter | undefined) => void;
  /** Shows another page, from 1; undefined: all rows at once. */
  setPage: (page: PageOf | undefined) => void;
  /** Ids of the chosen rows; none where all of a `rowSource` are: see `getSelectedRows`. */
  getSelectedRowIds: () => readonly string[];
  /** With `rowSource` all rows may be chosen, of which most are not loaded: then those that are not. */
  getSelectedRows: () => SelectedRows;
  /** Chooses these rows in place of others. */
  setSelectedRowIds: (rowIds: readonly string[]) => void;
  /** No row is chosen any more. */
  clearSelection: () => void;
  /** As the box in the heading: chooses all rows, or none if all are chosen. */
  toggleSelectAll: () => void;
  /** Of the last checks, by shown order. */
  getErrors: () => CellErrorText[];
  /** Number of invalid cells, by the last checks. */
  getErrorCount: () => number;
  /** Takes all errors away until the cells are checked again. */
  clearErrors: () => void;
}
