import { type Ref, useImperativeHandle } from 'react';
import type { EditableColumn, EditableTableHandle } from '../EditableTable.types.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { GridFocus } from './useGridFocus.ts';
import type { TableTexts } from './useTableTexts.ts';

/** Makes what a parent can call through `ref`. */
export function useTableHandle<Row extends object>(
  ref: Ref<EditableTableHandle<Row>> | undefined,
  model: TableModel<Row>,
  columns: readonly EditableColumn<Row>[],
  { errorText }: TableTexts,
  focus: GridFocus,
): void {
  useImperativeHandle(ref, () => {
    const { store, validator, selection, changeLog } = model;
    return {
      async validate(options) {
        const failed = await validator.checkAll();
        const errors = failed.map((error) => ({ rowId: error.rowId, column: error.column, code: error.code, text: errorText(error) }));
        const first = errors.find(({ column }) => columns.some(({ key }) => key === column));
        if (options?.focus && first) focus.focusCell(first.rowId, first.column);
        return { ok: errors.length === 0, errors };
      },
      getRows: store.rows,
      getChanges: changeLog.changes,
      acceptChanges: model.accept,
      focusCell: focus.focusCell,
      scrollToRow: focus.scrollToRow,
      getSelectedRowIds: selection.ids,
      setSelectedRowIds: selection.set,
      addRows: model.addRows,
      removeRows: model.removeRows,
    };
  }, [model, columns, errorText, focus]);
}
