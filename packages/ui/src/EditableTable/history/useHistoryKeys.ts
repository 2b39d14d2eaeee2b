import { type RefObject, useEffect } from 'react';
import type { TableModel } from '../model/tableModel.types.ts';
import { placeOf } from '../keyboard/placeOf.ts';

/** Ctrl/Cmd+Z takes the last step back, with Shift or Ctrl+Y does it again: in any cell, whether it is being edited or not. */
export function useHistoryKeys<Row extends object>(scroller: RefObject<HTMLElement | null>, model: TableModel<Row>, readOnly: boolean): void {
  useEffect(() => {
    const grid = scroller.current;
    if (!grid || readOnly) return;
    function handleKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      if (event.target !== grid && !placeOf(event.target!, grid)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      // Also with nothing to take back: an input's own history knows nothing of the other cells and would undo by halves.
      event.preventDefault();
      if (key === 'y' || event.shiftKey) model.history.redo();
      else model.history.undo();
    }
    grid.addEventListener('keydown', handleKeyDown);
    return () => grid.removeEventListener('keydown', handleKeyDown);
  }, [scroller, model, readOnly]);
}
