import type { ColumnModel } from './column.ts';
import type { TableModel } from './tableModel.ts';
import { rowTopic } from './topics.ts';
import type { CellError } from './validator.ts';

/** All that a cell shows. The same object as long as none of it changes, so that a cell is drawn only when it must be. */
export interface CellState<Row> {
  value: unknown;
  /** `disabled` is a cell of a disabled row. */
  mode: 'edit' | 'read' | 'disabled';
  error: CellError | undefined;
  /** The row when the cell was last drawn: up to date only for columns that depend on the row. */
  row: Row;
}

export interface CellSource<Row> {
  subscribe: (listener: () => void) => () => void;
  state: () => CellState<Row>;
}

export interface CellColumn<Row> extends ColumnModel<Row> {
  /** The cell is drawn from more than its own value. */
  dependsOnRow?: boolean | undefined;
  /** There is something to edit with. */
  hasEditor: boolean;
}

/** One cell as a source for React's `useSyncExternalStore`. */
export function createCellSource<Row extends object>(model: TableModel<Row>, rowId: string, column: CellColumn<Row>): CellSource<Row> {
  let last: CellState<Row> | undefined;

  function state(): CellState<Row> {
    const row = model.store.row(rowId);
    if (!row) return missing(last, rowId);
    const value = column.value(row);
    const mode = modeOf(model, row, column);
    const error = model.validator.error(rowId, column.key);
    const same = last && Object.is(last.value, value) && last.mode === mode && last.error === error && (last.row === row || !column.dependsOnRow);
    if (!same || !last) last = { value, mode, error, row };
    return last;
  }

  return {
    state,
    subscribe(listener) {
      const leave = [model.topics.subscribe(rowTopic(rowId), listener), model.topics.subscribe('options', listener)];
      return () => leave.forEach((stop) => stop());
    },
  };
}

function modeOf<Row>(model: TableModel<Row>, row: Row, column: CellColumn<Row>): CellState<Row>['mode'] {
  if (column.hasEditor && model.isEditable(row, column)) return 'edit';
  return model.isDisabled(row) ? 'disabled' : 'read';
}

/** A removed row's cells may be asked once more before React takes them away. */
function missing<Row>(last: CellState<Row> | undefined, rowId: string): CellState<Row> {
  if (last) return last;
  throw new Error(`EditableTable: no row "${rowId}"`);
}
