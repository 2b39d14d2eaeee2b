import type { BlockCode } from '../blocks/BlockCode.types.ts';
import type { BlockSelection } from '../blocks/blockSelection.ts';
import type { RowBlocks } from '../blocks/RowBlocks.types.ts';
import type { RowSource } from '../blocks/RowSource.types.ts';
import type { ActiveCellStore } from '../selection/activeCell.ts';
import type { ColumnModel } from '../columnModel/column.ts';
import type { CellEdit, StepSummary } from '../history/editing.ts';
import type { GroupSums } from '../nesting/groupSums.ts';
import type { NestingCode } from '../nesting/NestingCode.types.ts';
import type { RowGroupOptions, TreeOptions } from '../nesting/NestingOptions.types.ts';
import type { History } from '../history/history.ts';
import type { BeforeChange } from '../history/veto.ts';
import type { ChangeLog, TableChanges } from '../rowStore/changeLog.ts';
import type { DisabledRow } from '../rowStore/disabledRow.ts';
import type { RowStore } from '../rowStore/rowStore.ts';
import type { Ranges } from '../selection/ranges.ts';
import type { Selection } from '../selection/selection.ts';
import type { MergeResult } from '../merging/mergeRows.ts';
import type { Topics } from '../topics/topics.ts';
import type { Totals } from '../totals/totals.ts';
import type { ValidateTrigger } from '../columnModel/rules.ts';
import type { Validator } from '../validation/validator.ts';
import type { RowView } from '../view/rowView.ts';
import type { SortBy } from '../view/sortRowIds.ts';

/** Why several things changed at once. */
export type BulkCause = 'undo' | 'redo' | 'paste' | 'cut' | 'clear' | 'fill' | 'sort' | 'save' | 'refused' | 'transaction';

export type RowsChange<Row> = { readonly changes: TableChanges<Row> } & RowsEvent;

/** An event of the model, the same for every listener. */
export type RowsEvent =
  | { type: 'edit'; edits: CellEdit[] }
  | { type: 'add'; rowIds: string[]; index: number }
  | { type: 'remove'; rowIds: string[] }
  | { type: 'move'; rowId: string; from: number; to: number }
  | ({ type: 'bulk'; cause: BulkCause } & StepSummary);

/** A value for a cell. `column` is the field it goes into. */
export interface CellValue {
  /** Row of the cell. */
  rowId: string;
  /** Key of the column. */
  column: string;
  /** The new value. */
  value: unknown;
}

export interface TableModelOptions<Row> {
  columns: readonly ColumnModel<Row>[];
  onRowsChange?: ((rows: readonly Row[], change: RowsChange<Row>) => void) | undefined;
  /** May refuse changes of cells by the user. */
  onBeforeChange?: BeforeChange | undefined;
  /** A change was refused. @param reason if the host gave one */
  onRefused?: ((reason: string | undefined, edits: readonly CellEdit[]) => void) | undefined;
  /** The rows are the parent's: what it does not hand back by `setRows` is taken back. */
  isControlled?: boolean | undefined;
  /** Nothing can be edited. */
  readOnly?: boolean | undefined;
  /** More rows than this cannot be added; unlimited by default. */
  maxRows?: number | undefined;
  disabledRow?: DisabledRow<Row> | undefined;
  /** A new row with the given id; by default one of the columns' default values. */
  createRow?: ((rowId: string) => Row) | undefined;
  /** `radio`: only one row can be chosen. */
  rowSelection?: boolean | 'checkbox' | 'radio' | undefined;
  /** Chosen rows stay chosen while others are loaded in their place. */
  reserveSelection?: boolean | undefined;
  /** Field that holds the row's position, counted from 1; kept up whenever rows come, go or move. */
  orderKey?: string | undefined;
  /** The code for `rowGroups` and `tree`, without which these have no effect. */
  nestingParts?: NestingCode | undefined;
  rowGroups?: RowGroupOptions | undefined;
  tree?: TreeOptions | undefined;
  /** Loads the rows as they come into view; whether there is one is fixed for the life of the table. */
  rowSource?: RowSource<Row> | undefined;
  /** The code for `rowSource`, without which this has no effect. */
  blockCode?: BlockCode | undefined;
}

/**
 * The state of an editable table, without React. Everything a user does to rows goes through it, one step at a time.
 * Topics: those of the row store and the view, `selection`, `errors`, `active`, `range`, `history`, and `options` when what may be edited or
 * added changed.
 */
export interface TableModel<Row> {
  topics: Topics;
  store: RowStore<Row>;
  /** The rows on show; `store` has all of them. */
  view: RowView;
  selection: Selection;
  activeCell: ActiveCellStore;
  ranges: Ranges;
  validator: Validator;
  totals: Totals;
  /** Of tables whose rows stand in groups. */
  groupSums: () => GroupSums | undefined;
  /** Of tables that get their rows from a source. */
  blocks: RowBlocks<Row> | undefined;
  blockSelection: BlockSelection | undefined;
  changeLog: ChangeLog<Row>;
  history: History;
  configure(options: TableModelOptions<Row>): void;
  isDisabled(row: Row): boolean;
  isEditable(row: Row, column: ColumnModel<Row>): boolean;
  /** Rows that may still be added. */
  room(): number;
  /** Typing (`input`) in the same cell is one step of the history until it is sealed. */
  editCell(rowId: string, column: ColumnModel<Row>, value: unknown, trigger: ValidateTrigger): void;
  /** Several fields of one row at once, as a picker does. */
  editRow(rowId: string, patch: Partial<Row>, trigger?: ValidateTrigger): void;
  /** Any number of cells at once. Cells of rows that are not there are passed over. */
  setCells(cells: readonly CellValue[], trigger?: ValidateTrigger): void;
  /** Adds up to `count` rows (as many as there is room for) and answers their ids. Default: one at the end. */
  addRows(count?: number, index?: number): string[];
  /** Rows as `addRows` would add them (as many as there is room for), not added. */
  newRows(count: number): Row[];
  /** Rows with values: what they lack is filled like a new row's. As many as there is room for. Throws on an id that is there. */
  insertRows(rows: readonly Partial<Row>[], index?: number): string[];
  /** A new row below this one: in its group, or below the same row of a tree. Answers its id, if there was room. */
  insertBelow(rowId: string): string | undefined;
  /** A new row at the end of those that stand below this one in a tree. Answers its id, if there was room. */
  insertInside(rowId: string): string | undefined;
  removeRows(rowIds: readonly string[]): void;
  moveRow(rowId: string, to: number): void;
  /** Sorts the rows themselves, not the view, for good. */
  sortRows(by: readonly SortBy[]): void;
  /** All that `action` does is one step: one report, one undo; cells are checked after. If it throws, nothing has happened. */
  transaction<Result>(action: () => Result, cause?: BulkCause): Result;
  /** These rows are what the parent gave last, and it has been told of changes since. */
  awaitsAnswer(given: readonly Row[]): boolean;
  /**
   * The parent's rows. Those that it was told of at one of several steps answer that step; the same as last time take back what it was told of since.
   * Other rows come from outside. If none of the old ones is among them, the history starts over. */
  setRows(rows: readonly Row[]): void;
  /** Newer rows of the server, without losing what the user did. */
  mergeRows(rows: readonly Row[]): MergeResult;
  /** Fields of one row (found by its id) that changed elsewhere; nested objects are merged. False for a row that is not here. */
  applyUpdate(update: Readonly<Record<string, unknown>>): boolean;
  /**
   * The server has stored a row as `sent` and made of it what `answer` says: the row is no change any more, but for what was edited since.
   * @returns the row's id, which `answer` may have set
   */
  saved(rowId: string, sent: Row, answer: Partial<Row>): string;
  /** Everything is saved. Rows that came or went can no longer be taken back, edits can. */
  accept(): void;
}
