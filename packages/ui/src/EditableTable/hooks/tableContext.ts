import { createContext, useContext } from 'react';
import type { CellLocale, EditableColumn } from '../EditableTable.types.ts';
import type { ColumnPlace } from '../model/columnLayout.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { CellError } from '../model/validator.ts';
import type { GridFocus } from './useGridFocus.ts';
import type { ViewportStore } from '../model/viewport.ts';

/** What the parts of one table share. Keeps its identity while the user edits and scrolls. */
export interface TableContextValue<Row extends object> {
  model: TableModel<Row>;
  viewport: ViewportStore;
  /** Shown columns in display order. */
  columns: readonly EditableColumn<Row>[];
  /** Place of every track: helper columns, columns, row menu. */
  places: ReadonlyMap<string, TrackPlace>;
  /** `always`: the control is there the moment a user comes. `click`: cells are text until one is opened. */
  editing: 'always' | 'click';
  /** Begins the ids of elements of this table. */
  tableId: string;
  helpers: { selection: boolean; number: boolean; actions: boolean };
  rowHeight: number;
  readOnly: boolean;
  locale: CellLocale;
  t: (key: string, values?: Record<string, unknown>) => string;
  errorText: (error: CellError) => string;
  yesOrNo: (on: boolean) => string;
  commands: RowCommands;
  focus: GridFocus;
}

export interface TrackPlace extends ColumnPlace {
  /** Position among all tracks, from 0. */
  index: number;
  first: boolean;
}

/** What the buttons and the row menu do. */
export interface RowCommands {
  add: () => void;
  insertBelow: (rowId: string) => void;
  move: (rowId: string, by: 1 | -1) => void;
  /** Asks the user first. */
  remove: (rowIds: readonly string[]) => void;
  addable: boolean;
  removable: boolean;
}

/** Keys of the columns that are the table's own. `#` cannot begin a field name of the contract. */
export const helperKeys = { selection: '#selection', number: '#number', actions: '#actions' } as const;

// React contexts cannot be generic; the provider and the hook agree on `Row`, which no part looks into.
export const TableContext = createContext<TableContextValue<object> | undefined>(undefined);

export function useTableContext(): TableContextValue<object> {
  const context = useContext(TableContext);
  if (!context) throw new Error('A part of EditableTable is used outside of it');
  return context;
}
