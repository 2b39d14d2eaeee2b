/** Where a key leads in the grid, or undefined if it belongs to the editor or the browser. */
export type GridStep = { rows: number } | { page: 1 | -1 } | { to: 'rowStart' | 'rowEnd' | 'firstRow' | 'lastRow' };

/** Keys that an editor needs itself: Enter, or the arrows and all others too. */
export type OwnedKeys = 'enter' | 'all';

export interface KeyPress {
  key: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
  owned: OwnedKeys | undefined;
  /** Enter presses what has the focus. */
  onButton: boolean;
  /** The caret is at the start / end of what is typed, or there is no caret. */
  caretAtStart: boolean;
  caretAtEnd: boolean;
}

/** Keyboard map of the grid; see EditableTable.mdx. */
export function gridKey(press: KeyPress): GridStep | undefined {
  const { key, ctrl, shift, alt, owned, onButton } = press;
  if (alt) return undefined;
  if (key === 'Home' && ctrl) return { to: 'firstRow' };
  if (key === 'End' && ctrl) return { to: 'lastRow' };
  if (ctrl || owned === 'all') return undefined;
  if (key === 'ArrowUp') return { rows: -1 };
  if (key === 'ArrowDown') return { rows: 1 };
  if (key === 'Enter') return onButton || owned ? undefined : { rows: shift ? -1 : 1 };
  if (shift) return undefined;
  if (key === 'PageUp') return { page: -1 };
  if (key === 'PageDown') return { page: 1 };
  if (key === 'Home' && press.caretAtStart) return { to: 'rowStart' };
  if (key === 'End' && press.caretAtEnd) return { to: 'rowEnd' };
  return undefined;
}
