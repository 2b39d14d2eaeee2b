import type { CSSProperties, ReactNode, Ref } from 'react';
import type { RowSource, SelectedRows } from '../blocks/RowSource.types.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { CellErrorText, DataHandle } from './DataHandle.types.ts';
import type { ColumnSettingsOptions, TableOutput } from './HeaderOptions.types.ts';
import type { LiveRows } from '../../liveRows/index.ts';
import type {
  AddSettingsStore,
  SaveRow,
  CellPress,
  DetailsOptions,
  DragSortOptions,
  ExpandOptions,
  RowPress,
  SubFormOptions,
  TablePages,
  TableToolbar,
} from './RowOptions.types.ts';
import type { DisabledRow } from '../rowStore/disabledRow.ts';
import type { TableExport } from './TableExport.types.ts';
import type { BeforeChange } from '../history/veto.ts';
import type { RowsChange } from '../model/tableModel.types.ts';
import type { Filters } from '../view/rowView.ts';
import type { SortBy } from '../view/sortRowIds.ts';
import type { TablePermissions } from '../../sources/tablePermissions.ts';
import type { ExternalError } from '../validation/validator.ts';
import type { RowGroupOptions, TreeOptions } from '../nesting/NestingOptions.types.ts';

export type { CellErrorText, DataHandle } from './DataHandle.types.ts';
export type { ColumnSettingsOptions, TableOutput } from './HeaderOptions.types.ts';

/** `ref` of an `EditableTable`. */
export interface EditableTableHandle<Row> extends DataHandle<Row> {
  /** Checks all rows, rendered or not. `focus` goes to the first failed cell. */
  validate: (options?: { focus?: boolean }) => Promise<{ ok: boolean; errors: CellErrorText[] }>;
  /** Scrolls to the cell and puts the focus in it; false if there is no such row or column. */
  focusCell: (rowId: string, column: string) => boolean;
  /** Brings a row into view; the focus stays where it is. */
  scrollToRow: (rowId: string) => void;
  /** In a table with `onRowSave`: stores all that is not stored yet, also the row that the user is in. False if a row is wrong or was refused. */
  saveRows: () => Promise<boolean>;
  /** Tells other users' tables of a row, or of some of its fields with its id. False without a connection. */
  sendRow: (row: Partial<Row>) => boolean;
  /** Opens the sub-form of a row, or closes it if it is open. */
  openSubForm: (rowId: string) => void;
  /** Opens the dialog with the details of a row (`details`). */
  openDetails: (rowId: string) => void;
  /** Rows whose panel is open (`expand`). */
  getExpandedRowIds: () => readonly string[];
  /** Opens the panels of these rows and closes all others. */
  setExpandedRowIds: (rowIds: readonly string[]) => void;
  /** Closed rows of a tree, or headings of closed groups. */
  getClosedIds: () => readonly string[];
  /** Closes these rows of a tree, or headings of groups, and opens all others. */
  setClosedIds: (ids: readonly string[]) => void;
  /** Shows all rows of a tree or of groups. */
  openAll: () => void;
  /** Shows the uppermost rows of a tree, or the headings of groups. */
  closeAll: () => void;
  /** The rows as they are on screen: order, columns in sight, filters; of all pages. */
  exportTable: () => TableExport;
  /**
   * Saves what `exportTable` answers as a CSV file.
   * @param fileName without extension; default: the table's label
   */
  downloadCsv: (fileName?: string) => void;
  /** Opens the print dialog with all rows, not only those in view. */
  print: () => void;
}

/** Of the table's own columns: width in px, and a heading to be seen. */
export type HelperColumns = Partial<Record<'drag' | 'selection' | 'expand' | 'number' | 'actions', { width?: number; title?: string }>>;

export interface EditableTableProps<Row extends object> {
  /** Names the table for screen readers, e.g. "Labour". */
  label: string;
  /**
   * The rows, in order, if you hold them: a change that you do not hand back here from `onRowsChange` never happened. Do it within that call, or
   * within two seconds, in a transition say, with the very array that you were handed. A new array replaces the rows, one by one where ids are the same. See `defaultRows`.
   */
  rows?: readonly Row[] | undefined;
  /**
   * Gets the rows from a server, block by block, as they are scrolled into view; the server sorts and filters them. In place of `rows` and `defaultRows`, and from
   * the first render on. Not with what needs all rows: pages, groups, trees, spans, dragging, panels of rows, files and print; sums are not shown.
   */
  rowSource?: RowSource<Row> | undefined;
  /** With `rowSource`: the chosen rows, if you hold them. */
  selectedRows?: SelectedRows | undefined;
  /** With `rowSource`: the user, or the handle, chose other rows. Hand them back as `selectedRows` if you hold them. */
  onSelectedRowsChange?: ((selected: SelectedRows) => void) | undefined;
  /** The rows at the start, for a table that holds its rows itself. Its values are read through `ref`. */
  defaultRows?: readonly Row[] | undefined;
  /** The same as `rows` and `onRowsChange`, under the names that antd's `Form.Item` gives. */
  value?: readonly Row[] | undefined;
  /** Called as `onRowsChange` is. */
  onChange?: (rows: readonly Row[], change: RowsChange<Row>) => void;
  /** Of the outermost element. */
  className?: string | undefined;
  /** Of the outermost element. */
  style?: CSSProperties | undefined;
  /** Further classes of a row, by what is in it. `--hw-row-ground` is its ground, under frozen columns as well. Keep the function the same between renders: a new one draws every row in view again. */
  rowClassName?: ((row: Row) => string | undefined) | undefined;
  /**
   * For what a press does besides choosing and editing, such as showing the row beside the table. It says nothing of keys: offer the same in a
   * way that works by keyboard, a column with a button, say.
   */
  onRowClick?: (press: RowPress<Row>) => void;
  /** As `onRowClick`, for two presses in quick succession. */
  onRowDoubleClick?: (press: RowPress<Row>) => void;
  /** As `onRowClick`, with the column that was pressed. */
  onCellClick?: (press: CellPress<Row>) => void;
  /** Id of the grid element; `Form.Item` gives it, so that a form can scroll to the table. */
  id?: string;
  /**
   * Called with the new rows after anything the user did. Hand them (changed as you like) back as `rows`; else they stay as they were.
   * `change.changes` lists what is to be saved; it is worked out only when read.
   */
  onRowsChange?: (rows: readonly Row[], change: RowsChange<Row>) => void;
  /**
   * May refuse changes of cells, all of a paste at once: `false`, or a text that says why. Choices, pastes and fills are asked about
   * before anything changes, what is typed when its cell is left. A promise leaves the new value standing until it refuses; then the old one is back,
   * and no undo brings the refused one.
   */
  onBeforeChange?: BeforeChange;
  /**
   * Stores a new or edited row once the user has left it, if its cells are right. What it answers is taken into the row: the id that a new row
   * got, a version. A rejection leaves the row as the user has it and shows its message; a `RowRefusedError` names the cells. Removed rows are
   * the business of `onBeforeRemove`.
   */
  onRowSave?: SaveRow<Row>;
  /** Keep the array the same between renders (`useMemo` or module level): a new one draws every cell again. */
  columns: readonly EditableColumn<Row>[];
  /**
   * Columns are as wide as what stands in them: numbers, dates, choices, codes and sums are never cut, texts give way, empty columns are narrow.
   * While the user works they only grow. `width` then counts for what is drawn in a way of its own, and for the tree. Default false.
   */
  fitColumns?: boolean;
  /** Field that identifies a row. Default `id`. Fixed for the life of the table. */
  rowKey?: string;
  /** Show values as text, without editors and row commands. */
  readOnly?: boolean;
  /** `always` (default): every cell is open for typing. `click`: cells are text until one is clicked, or opened with F2, Enter or by typing. */
  editing?: 'always' | 'click';
  /** Row height 61 px, or 40 px for `compact`. */
  size?: 'default' | 'compact';
  /** Px, at least 28; for tables that are to be denser or wider than `size` offers. */
  rowHeight?: number;
  /** Most px the rows may take before they scroll, without heading and sums. Default 400. */
  maxHeight?: number;
  /** No more rows than this. Unlimited by default. */
  maxRows?: number;
  /** Rows that can be neither selected, edited nor removed. */
  disabledRow?: DisabledRow<Row>;
  /**
   * A new row with the given temporary id. Default: one with the columns' default values. Other fields are absent until they are filled in; a type
   * that has them always (`price: number | null`) needs this.
   */
  createRow?: (rowId: string) => Row;
  /** Other widths and headings for the table's own columns. Keep it the same between renders. */
  helperColumns?: HelperColumns;
  /** Show the position of each row. */
  rowNumber?: boolean;
  /** Show a box at each row, and one for all. `radio`: only one row can be chosen. */
  rowSelection?: boolean | 'checkbox' | 'radio';
  /** Chosen rows stay chosen while others are loaded in their place, as pages of the server are. Default false. */
  reserveSelection?: boolean;
  /** The chosen rows, if you hold them. */
  selectedRowIds?: readonly string[];
  /** The user, or the handle, chose other rows. Hand them back as `selectedRowIds` if you hold them. */
  onSelectionChange?: (rowIds: readonly string[]) => void;
  /** The menu at each row (insert below, move, remove). Default true. */
  rowActions?: boolean;
  /** Whether the user may add rows. Default true. */
  addable?: boolean;
  /** Whether the user may remove rows. Default true. */
  removable?: boolean;
  /** Asked after the user confirmed a removal. `false` keeps the rows; a rejection keeps them and shows its message. */
  onBeforeRemove?: (rows: readonly Row[]) => boolean | void | Promise<boolean | void>;
  /** Which buttons there are, and what is before and after them. */
  toolbar?: TableToolbar;
  /** A gear beside the add button: how many rows, where, and whether to scroll there. Kept in this browser (`true`), or in a store. */
  addSettings?: boolean | AddSettingsStore;
  /** The menus of rows offer to insert a row. Default true. */
  insertable?: boolean;
  /** Rows can be moved by a handle, by pointer and keyboard. */
  dragSort?: boolean | DragSortOptions<Row>;
  /** Field that the table writes the row's position into, from 1. Default `orderNum` if there is `dragSort`, else none. */
  orderKey?: string;
  /** A panel below or above a row, for what belongs to it. */
  subForm?: SubFormOptions<Row>;
  /** A dialog with the details of a row; columns with `showDetails` have a button for it. */
  details?: DetailsOptions<Row>;
  /** Rows can be opened to show more. */
  expand?: ExpandOptions<Row>;
  /** Show the rows page by page. All of them are checked, summed and saved. */
  pages?: boolean | TablePages;
  /** Nothing can be done for now; nothing is lost. */
  loading?: boolean;
  /** Animates values that change from outside: the old one slides away. Off where the system asks for reduced motion. */
  reloadEffect?: boolean;
  /** Live changes of rows by others. Only known columns of known rows are touched, and nothing the user has changed. */
  socket?: LiveRows;
  /** Tables with the same key hear each other. Default `vxe-default`. */
  socketKey?: string;
  /** Prefix of this table's codes in the permissions, e.g. `warrantyClaim:parts`. */
  authPre?: string;
  /** Rights per column and button. Default: those of the provider. */
  permissions?: TablePermissions;
  /** Content of the empty table. Default: a text of the table. */
  emptyText?: ReactNode;
  /**
   * Errors found elsewhere, such as a refusal of the server. Each leaves when its cell is edited. Those of rows and columns that the table
   * does not have are listed above it.
   */
  errors?: readonly ExternalError[];
  /** Users may arrange the columns, and find them so again. */
  columnSettings?: ColumnSettingsOptions;
  /** A press on a heading sorts what is on show; the rows themselves keep their order. */
  sortable?: boolean;
  /** Controlled sort order; the first entry takes precedence. */
  sort?: readonly SortBy[];
  /** The user sorted what is on show by other columns. Hand it back as `sort` if you hold it. */
  onSortChange?: (sort: readonly SortBy[]) => void;
  /** Rows in groups by the values of columns. Keep `by` and the functions of these columns the same between renders, or open groups close. */
  rowGroups?: RowGroupOptions;
  /** Rows below other rows. A tree has no groups. */
  tree?: TreeOptions;
  /** Headings offer filters of what is on show. Hidden rows are checked and saved as ever. */
  filterable?: boolean;
  /** By column key: what the rows on show must be, if you hold it. */
  filters?: Filters;
  /** The user asked for other rows. Hand them back as `filters` if you hold them. */
  onFiltersChange?: (filters: Filters) => void;
  /** A button to find texts in cells. Without it the keys do: Ctrl+F, or Cmd+F, in the table. */
  findable?: boolean;
  /** A menu to print and export the rows. */
  output?: TableOutput;
  /** Gets the handle, by which a screen reads, changes and checks the rows. */
  ref?: Ref<EditableTableHandle<Row>>;
}
