import { type RefObject, useEffect } from 'react';
import { useTableContext } from '../context/tableContext.ts';

/** The keyboard, waiting in a line without a row, goes on in its row once that is loaded. */
export function useLoadedFocus(scroller: RefObject<HTMLElement | null>): void {
  const { model, viewport, focus } = useTableContext();
  useEffect(() => {
    const { activeCell, store, topics, view } = model;
    return topics.subscribe('order', () => {
      const cell = activeCell.cell();
      if (!cell || store.row(cell.rowId)) return;
      const index = view.indexOf(cell.rowId);
      const rowId = index < 0 ? undefined : view.ids().at(index);
      if (rowId === undefined || rowId === cell.rowId) return;
      const { first, last } = viewport.visible();
      const held = document.activeElement;
      const isHere = held === document.body || (scroller.current?.contains(held) ?? false);
      if (isHere && index >= first && index <= last) focus.focusCell(rowId, cell.column, { mode: cell.mode });
      else activeCell.set({ ...cell, rowId });
    });
  }, [model, viewport, focus, scroller]);
}
