import { type Ref, type RefObject, useImperativeHandle } from 'react';
import type { LiveSeat, LiveUpdate } from '../../liveRows/index.ts';
import type { EditableTableHandle } from '../props/EditableTable.types.ts';
import type { BlockParts, Expansion, RowSaves, RowViews } from '../context/rowParts.types.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { GridFocus } from '../context/GridFocus.types.ts';
import type { TableTools } from '../context/tableToolsContext.ts';
import type { TableTexts } from '../context/useTableTexts.ts';
import { createDataHandle } from './createDataHandle.ts';

/** Optional parts of a table. */
interface RowParts {
  rowViews: RowViews | undefined;
  expansion: Expansion | undefined;
  seat: RefObject<LiveSeat | undefined>;
  saves: RowSaves | undefined;
  blockParts: BlockParts | undefined;
}

/** Scrolls the page, if it has to, until the cell that has the focus, or else the grid, is in the middle of it: heads and feet that stick stand at its edges. */
function bringToWindow(grid: HTMLElement | null): void {
  const target = grid?.contains(document.activeElement) ? document.activeElement! : grid;
  if (!target) return;
  const { left, top, width, height } = target.getBoundingClientRect();
  const shown = document.elementFromPoint(left + Math.min(width, 24) / 2, top + height / 2);
  if (!shown || !grid!.contains(shown)) target.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** Makes what a parent can call through `ref`. */
export function useTableHandle<Row extends object>(
  ref: Ref<EditableTableHandle<Row>> | undefined,
  scroller: RefObject<HTMLElement | null>,
  model: TableModel<Row>,
  { errorText }: TableTexts,
  focus: GridFocus,
  { tour, exports }: TableTools,
  { rowViews, expansion, seat, saves, blockParts }: RowParts,
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
      focusCell(rowId, column) {
        const isThere = focus.focusCell(rowId, column);
        // A cell that is focused by code has to be scrolled into view, wherever the page is.
        if (isThere) requestAnimationFrame(() => bringToWindow(scroller.current));
        return isThere;
      },
      scrollToRow: focus.scrollToRow,
      saveRows: async () => (await saves?.saveAll()) ?? true,
      sendRow: (row) => seat.current?.send(row as LiveUpdate) ?? false,
      openSubForm: (rowId) => rowViews?.openSubForm(rowId),
      openDetails: (rowId) => rowViews?.openDetails(rowId),
      getExpandedRowIds: () => expansion?.ids() ?? [],
      setExpandedRowIds: (rowIds) => expansion?.set(rowIds),
      getClosedIds: () => model.view.nested()?.closedIds() ?? [],
      setClosedIds: (ids) => model.view.nested()?.setClosed(ids),
      openAll: () => model.view.nested()?.openAll(),
      closeAll: () => model.view.nested()?.closeAll(),
      exportTable: exports.table,
      downloadCsv: exports.downloadCsv,
      print: exports.print,
      ...blockParts?.refusedCalls,
    };
  }, [scroller, model, errorText, focus, tour, exports, rowViews, expansion, seat, saves, blockParts]);
}
