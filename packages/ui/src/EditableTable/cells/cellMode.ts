import type { CellColumn } from '../columnModel/column.ts';
import type { TableModel } from '../model/tableModel.types.ts';

/** `disabled` is a cell of a disabled row. */
export type CellMode = 'edit' | 'read' | 'disabled';

export function cellMode<Row>(model: Pick<TableModel<Row>, 'isEditable' | 'isDisabled'>, row: Row, column: CellColumn<Row>): CellMode {
  if (column.hasEditor && model.isEditable(row, column)) return 'edit';
  return model.isDisabled(row) ? 'disabled' : 'read';
}
