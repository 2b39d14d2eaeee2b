import type { KeyboardEvent } from 'react';
import { letterOf } from '../../keyboard/letterOf.ts';
import type { FindState } from '../context/tools.types.ts';
import type { CellPlace } from '../selection/activeCell.ts';

/**
 * Ctrl/Cmd+F opens the bar or goes back to it, and F3 goes on while it is open: for the element of the whole table. In the bar itself
 * Ctrl+F is the browser's own, which also finds what stands beside the table.
 * @param cell that the user is in
 */
export function handleFindKeys(find: FindState, event: KeyboardEvent<HTMLElement>, cell: CellPlace | undefined): void {
  const { key, shiftKey, currentTarget } = event;
  const target = event.target as Element;
  // What floats above the table, and a table within it, have their own.
  if (event.defaultPrevented || event.altKey || target.closest('[data-table-root]') !== currentTarget) return;
  const isCtrl = event.ctrlKey || event.metaKey;
  if (isCtrl && !shiftKey && letterOf(event) === 'f' && !target.closest('[data-find]')) find.open(cell);
  else if (!isCtrl && key === 'F3' && find.finder()) find.finder()!.step(shiftKey ? -1 : 1);
  else return;
  event.preventDefault();
}
