import { type Ref, type RefObject, useImperativeHandle } from 'react';
import type { LiveSeat, LiveUpdate } from '../../liveRows/index.ts';
import type { EditableTableHandle } from '../EditableTable.types.ts';
import type { Expansion } from '../model/viewport/expansion.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import { createDataHandle } from './createDataHandle.ts';
import type { GridFocus } from './useGridFocus.ts';
import type { TableTools } from './tableToolsContext.ts';
import type { RowViews } from './useRowViews.ts';
import type { TableTexts } from './useTableTexts.ts';

/** What a table may have beside its cells. */
interface RowParts {
  rowViews: RowViews | undefined;
  expansion: Expansion | undefined;
  seat: RefObject<LiveSeat | undefined>;
}

/** Makes what a parent can call through `ref`. */
export function useTableHandle<Row extends object>(
  ref: Ref<EditableTableHandle<Row>> | undefined,
  model: TableModel<Row>,
  { errorText }: TableTexts,
  focus: GridFocus,
  { tour, exports }: TableTools,
  { rowViews, expansion, seat }: RowParts,
): void {
  useImperativeHandle(ref, () => {
    return {
      ...createDataHandle(model, errorText),
      async validate(options) {
        const failed = await model.validator.checkAll();
        const errors = failed.map((error) => ({ rowId: error.rowId, column: error.column, code: error.code, text: errorText(error) }));
        // Errors of the server may be in cells that are not there.
        if (options?.focus) errors.some(tour.goTo);
        return { ok: errors.length === 0, errors };
      },
      focusCell: focus.focusCell,
      scrollToRow: focus.scrollToRow,
      sendRow: (row) => seat.current?.send(row as LiveUpdate) ?? false,
      openSubForm: (rowId) => rowViews?.openSubForm(rowId),
      openDetails: (rowId) => rowViews?.openDetails(rowId),
      getExpandedRowIds: () => expansion?.ids() ?? [],
      setExpandedRowIds: (rowIds) => expansion?.set(rowIds),
      exportTable: exports.table,
      downloadCsv: exports.downloadCsv,
      print: exports.print,
    };
  }, [model, errorText, focus, tour, exports, rowViews, expansion, seat]);
}
