import { type RefObject, useEffect } from 'react';
import { letterOf } from '../../keyboard/letterOf.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import { placeOf } from '../selection/placeOf.ts';

/**
 * Ctrl/Cmd+Z undoes the last step, with Shift, or Ctrl+Y, redoes it: in any cell, whether it is being edited or not, and on what the heading has to
 * press, where the focus goes with the last rows.
 */
export function useHistoryKeys<Row extends object>(scroller: RefObject<HTMLElement | null>, model: TableModel<Row>, readOnly: boolean): void {
  useEffect(() => {
    const grid = scroller.current;
    if (!grid || readOnly) return;
    function handleKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const target = event.target as Element;
      if (target !== grid && !placeOf(target, grid) && !isInHeading(target, grid!)) return;
      const key = letterOf(event);
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

/** Content of the application in a heading may have texts, whose history is their own. */
const isInHeading = (target: Element, grid: Element): boolean =>
  target.closest('[role="columnheader"]') !== null && target.closest('[data-grid]') === grid && target.matches('button, input[type="checkbox"]');
