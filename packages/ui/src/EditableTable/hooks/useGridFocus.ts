import { type RefObject, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { TableModel } from '../model/tableModel.ts';
import type { ViewportStore } from '../model/viewport.ts';

export interface GridFocus {
  /** Scrolls to a cell and focuses its editor, or the cell itself if it has none. False if there is none such. */
  focusCell: (rowId: string, column: string) => boolean;
  scrollToRow: (rowId: string) => void;
}

const focusable = 'input:not([disabled]), button:not([disabled]), select, textarea, [tabindex="0"]';

export function useGridFocus<Row extends object>(scroller: RefObject<HTMLElement | null>, model: TableModel<Row>, viewport: ViewportStore): GridFocus {
  return useMemo(() => {
    function scrollToRow(rowId: string) {
      const index = model.store.indexOf(rowId);
      if (scroller.current && index >= 0) scroller.current.scrollTop = viewport.scrollTopFor(index);
    }

    function focusCell(rowId: string, column: string): boolean {
      if (model.store.indexOf(rowId) < 0) return false;
      // Rendered at once, since the scroll event that would render it comes a frame later.
      flushSync(() => viewport.pin(rowId));
      scrollToRow(rowId);
      const cell = scroller.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(rowId)}"] [data-column="${CSS.escape(column)}"]`);
      if (!cell) return false;
      const target = cell.querySelector<HTMLElement>(focusable) ?? cell;
      target.focus({ preventScroll: true });
      scrollSideways(scroller.current!, cell);
      if (target instanceof HTMLInputElement && target.type === 'text') target.select();
      return true;
    }

    return { focusCell, scrollToRow };
  }, [scroller, model, viewport]);
}

/** Brings a cell out from behind the frozen columns. The scroll padding says how wide those are at this width. */
function scrollSideways(scroller: HTMLElement, cell: HTMLElement) {
  if (getComputedStyle(cell).position === 'sticky') return;
  const padding = getComputedStyle(scroller);
  const area = scroller.getBoundingClientRect();
  const { left, right } = cell.getBoundingClientRect();
  const hiddenLeft = area.left + Number.parseFloat(padding.scrollPaddingLeft) - left;
  const hiddenRight = right - (area.left + scroller.clientWidth - Number.parseFloat(padding.scrollPaddingRight));
  if (hiddenLeft > 0) scroller.scrollLeft -= hiddenLeft;
  else if (hiddenRight > 0) scroller.scrollLeft += hiddenRight;
}
