import type { CellPlace } from '../selection/activeCell.ts';
import type { GridFocus } from '../context/GridFocus.types.ts';
import type { LinePress } from '../context/rowParts.types.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import { helperKeys } from '../layout/helperColumns.ts';
import { lineKey } from './lineKey.ts';
import { toggleLine } from './toggleLine.ts';

/** Opens or closes what is below a row or a heading, or goes to the line that it is below, where a key says so. True if it was used. */
export function turnLine<Row>({ model, focus }: { model: TableModel<Row>; focus: GridFocus }, { rowId, column }: CellPlace, press: LinePress): boolean {
  const nested = model.view.nested();
  const turn = nested && lineKey(nested, { rowId, column }, press);
  if (!turn) return false;
  if (turn === 'toggle') toggleLine({ model, focus }, rowId);
  else if (turn === 'above') {
    const above = nested.above(rowId);
    if (above !== undefined) focus.focusCell(above, column);
    else if (nested.group(rowId)) focus.focusCell(rowId, helperKeys.selection);
  }
  return true;
}
