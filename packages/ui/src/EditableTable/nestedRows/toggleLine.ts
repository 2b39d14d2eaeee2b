import type { GridFocus } from '../context/GridFocus.types.ts';
import type { TableModel } from '../model/tableModel.types.ts';

/** Opens or closes a line. The focus that was below it goes to it. */
export function toggleLine<Row>({ model, focus }: { model: TableModel<Row>; focus: GridFocus }, id: string): void {
  const active = model.activeCell.cell();
  model.view.nested()?.toggle(id);
  if (active && model.view.indexOf(active.rowId) < 0) focus.focusCell(id, active.column);
}
