import { type RefObject, useMemo } from 'react';
import type { TableModel } from '../model/tableModel.ts';
import type { TableContextValue } from './tableContext.ts';
import type { ViewportStore } from '../model/viewport.ts';

export interface GridFocus {
  /** Scrolls to a cell and focuses its editor, or the cell itself if it has none. False if there is none such. */
  focusCell: (rowId: string, column: string) => boolean;
  scrollToRow: (rowId: string) => void;
}

const focusable = 'input:not([disabled]), button:not([disabled]), select, textarea, [tabindex="0"]';

export function useGridFocus<Row extends object>(
  scroller: RefObject<HTMLElement | null>,
  model: TableModel<Row>,
  viewport: ViewportStore,
  places: TableContextValue<Row>['places'],
): GridFocus {
  return useMemo(() => {
    function scrollToRow(rowId: string) {
      const index = model.store.indexOf(rowId);
      if (index >= 0) scroller.current?.scrollTo({ top: viewport.scrollTopFor(index) });
    }

    const find = (rowId: string, column: string) =>
      scroller.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(rowId)}"] [data-column="${CSS.escape(column)}"]`);

    function focusRendered(cell: HTMLElement) {
      const target = cell.querySelector<HTMLElement>(focusable) ?? cell;
      target.focus({ preventScroll: true });
      scrollSideways(scroller.current!, cell);
      if (target instanceof HTMLInputElement && target.type === 'text') target.select();
    }

    function focusCell(rowId: string, column: string): boolean {
      if (model.store.indexOf(rowId) < 0 || !places.has(column)) return false;
      viewport.pin(rowId);
      scrollToRow(rowId);
      const cell = find(rowId, column);
      if (cell) focusRendered(cell);
      // React renders the pinned row in a microtask that is already waiting. The scroll event would come a frame later.
      else
        queueMicrotask(() => {
          const rendered = find(rowId, column);
          if (rendered) focusRendered(rendered);
        });
      return true;
    }

    return { focusCell, scrollToRow };
  }, [scroller, model, viewport, places]);
}

/** Brings a cell out from behind the frozen columns. The scroll padding says how wide those are at this width. */
function scrollSideways(scroller: HTMLElement, cell: HTMLElement) {
  if (getComputedStyle(cell).position === 'sticky') return;
  const padding = getComputedStyle(scroller);
  const area = scroller.getBoundingClientRect();
  const { left, right } = cell.getBoundingClientRect();
  const hiddenLeft = area.left + Number.parseFloat(padding.scrollPaddingLeft) - left;
  const hiddenRight = right - (area.left + scroller.clientWidth - Number.parseFloat(padding.scrollPaddingRight));
  if (hiddenLeft > 0) scroller.scrollBy(-hiddenLeft, 0);
  else if (hiddenRight > 0) scroller.scrollBy(hiddenRight, 0);
}
