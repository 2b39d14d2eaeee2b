import { type RefObject, useEffect } from 'react';
import { letterOf } from '../../keyboard/letterOf.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import { placeOf } from '../selection/placeOf.ts';
import type { RangeCommands } from './useRangeCommands.ts';

/**
 * Copy, cut and paste of the range or the active cell, and Ctrl+D. Uses the browser's own clipboard events, which need no
 * permission. While a text is being edited (mode `edit`, no range) they are the editor's, but for several cells pasted where nothing is typed yet.
 */
export function useClipboard<Row extends object>(scroller: RefObject<HTMLElement | null>, model: TableModel<Row>, commands: RangeCommands): void {
  useEffect(() => {
    const grid = scroller.current;
    if (!grid) return;

    const isOurs = (event: Event) => !event.defaultPrevented && isHere(event.target as Element) && !isEditorsOwn(event);

    /** With a range the keys may also come from elsewhere in the grid: browsers tell the element of the caret, not of the focus. */
    const isHere = (target: Element) =>
      target === grid || (model.ranges.range() ? target.closest('[data-grid]') === grid : placeOf(target, grid) !== undefined);

    function isEditorsOwn(event: Event): boolean {
      const { target } = event;
      if (model.ranges.range() || isBlockIntoEmptyText(event)) return false;
      if (hasSelectedText(grid!)) return true;
      return model.activeCell.cell()?.mode === 'edit' && isTextField(target);
    }

    const listenTo = (command: (clipboard: DataTransfer) => boolean) => (event: ClipboardEvent) => {
      if (isOurs(event) && event.clipboardData && command(event.clipboardData)) event.preventDefault();
    };

    function keyDown(event: KeyboardEvent) {
      const isFill = letterOf(event) === 'd' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isFill || commands.readOnly || !isOurs(event)) return;
      // Also where nothing can be filled: the browser would make a bookmark.
      event.preventDefault();
      commands.fillDown();
    }

    const { copy, cut, paste } = commands;
    const listeners = { copy: listenTo(copy), cut: listenTo(cut), paste: listenTo(paste), keydown: keyDown } as Record<string, (event: never) => void>;
    for (const [type, listener] of Object.entries(listeners)) grid.addEventListener(type, listener as EventListener);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) grid.removeEventListener(type, listener as EventListener);
    };
  }, [scroller, model, commands]);
}

/** Several cells are pasted into a field of one line that holds nothing: it could only join them to one text. */
const isBlockIntoEmptyText = (event: Event): boolean =>
  event instanceof ClipboardEvent &&
  event.type === 'paste' &&
  event.target instanceof HTMLInputElement &&
  event.target.value === '' &&
  /[\t\n]/.test(event.clipboardData?.getData('text/plain').trim() ?? '');

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio');

/** Text that the user marked with the mouse in cells that are only shown. */
function hasSelectedText(grid: HTMLElement): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && grid.contains(selection.anchorNode) && !isTextField(document.activeElement);
}
