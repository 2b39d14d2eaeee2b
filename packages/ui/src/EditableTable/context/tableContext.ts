import { createContext, useContext } from 'react';
import type { TableLayout } from '../layout/useTableLayout.ts';
import type { CellLocale } from '../columnModel/EditableColumn.types.ts';
import type { BlockParts, CellSpans, Expansion, MoveRefusal, RowDrag, RowSaves, NestingParts, RowViews } from './rowParts.types.ts';
import type { RowOffsets } from '../viewport/rowOffsets.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { CellError } from '../validation/validator.ts';
import type { GridFocus } from './GridFocus.types.ts';
import type { FindState } from './tools.types.ts';
import type { StyleOf } from '../../serverStyles/useStyleOf.ts';
import type { ViewportStore } from '../viewport/viewport.ts';

/** Context of cells. Keeps its identity while columns are resized, moved and hidden, so that no cell re-renders for that. */
export interface CellTable extends Pick<
  TableContextValue<object>,
  'model' | 'editing' | 'tableId' | 'locale' | 'errorText' | 'yesOrNo' | 'nestingParts' | 'styleOf'
> {
  hasDetails: boolean;
}

/** Context of the parts of one table. Keeps its identity while the user edits and scrolls. */
export interface TableContextValue<Row extends object> extends Omit<TableLayout<Row>, 'grid' | 'tracks'> {
  model: TableModel<Row>;
  cells: CellTable;
  viewport: ViewportStore;
  /** `always`: the control is there the moment a user comes. `click`: cells are text until one is opened. */
  editing: 'always' | 'click';
  /** Begins the ids of elements of this table. */
  tableId: string;
  /** Sizes and places as attributes of elements. */
  styleOf: StyleOf;
  /** Offsets of the visible rows. */
  offsets: () => RowOffsets;
  /** In tables whose rows can be dragged. */
  drag: RowDrag | undefined;
  /** In tables that store each row by itself. */
  saves: RowSaves | undefined;
  /** In tables whose rows have panels. */
  expansion: Expansion | undefined;
  /** Whether the row has a panel. */
  isExpandable: (rowId: string) => boolean;
  /** In tables whose rows have a sub-form or details. */
  rowViews: RowViews | undefined;
  selectionType: 'checkbox' | 'radio';
  /** In tables with columns whose equal values are one cell. */
  spans: CellSpans | undefined;
  /** In tables with groups or a tree. */
  nestingParts: NestingParts | undefined;
  /** In tables that get their rows from a source. */
  blockParts: BlockParts | undefined;
  /** Key of the column that shows the tree, where rows stand in one. */
  treeColumn: string | undefined;
  /** The menus offer to insert a row. */
  insertable: boolean;
  /** Rows of headings: 2 where columns stand in groups. */
  headRows: 1 | 2;
  rowHeight: number;
  rowClassName: ((row: Row) => string | undefined) | undefined;
  readOnly: boolean;
  locale: CellLocale;
  t: (key: string, values?: Record<string, unknown>) => string;
  errorText: (error: CellError) => string;
  yesOrNo: (on: boolean) => string;
  commands: RowCommands;
  focus: GridFocus;
  find: FindState;
}

/** Commands of the buttons and the row menu. */
export interface RowCommands {
  /** Answers how many rows were added. */
  add: () => number;
  insertBelow: (rowId: string) => void;
  /** A row that stands below this one in a tree. */
  insertInside: (rowId: string) => void;
  move: (rowId: string, by: 1 | -1) => void;
  /** Says why a row cannot be moved. */
  refuseMove: (reason: MoveRefusal | undefined) => void;
  /** Asks the user first. */
  remove: (rowIds: readonly string[]) => void;
  addable: boolean;
  removable: boolean;
  /** Shown, but not to be used: by permission, or while the table is loading. */
  addDisabled: boolean;
  removeDisabled: boolean;
}

// React contexts cannot be generic; the provider and the hook agree on `Row`, which no part looks into.
export const TableContext = createContext<TableContextValue<object> | undefined>(undefined);

export function useTableContext(): TableContextValue<object> {
  const context = useContext(TableContext);
  if (!context) throw new Error('A part of EditableTable is used outside of it');
  return context;
}
