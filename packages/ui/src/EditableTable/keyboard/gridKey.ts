import type { OwnedKeys } from '../columnModel/EditableColumn.types.ts';
/** Direction of a keyboard step, in reading direction. */
export type GridMove = 'up' | 'down' | 'back' | 'forward' | 'pageUp' | 'pageDown' | 'rowStart' | 'rowEnd' | 'firstRow' | 'lastRow' | 'next' | 'previous';

/** Effect of a key in the grid. */
export type GridAction =
  | { type: 'move'; to: GridMove }
  /** The range grows instead. */
  | { type: 'extend'; to: GridMove }
  | { type: 'selectAll' }
  /** Left, Right, Home and End belong to the editor from now on. */
  | { type: 'edit' }
  /** Opens a list, a calendar or a picker, or toggles a check. */
  | { type: 'press' }
  /** The value goes back to what it was when the cell was entered. */
  | { type: 'cancel' }
  | { type: 'clear' };

export interface KeyPress {
  /** As `letterOf` tells it. */
  key: string;
  /** Ctrl, or Cmd on a Mac. */
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
  mode: 'move' | 'edit';
  /** The value differs from the one the cell was entered with. */
  changed: boolean;
  owned: OwnedKeys | undefined;
  /** A list or a calendar of the editor is open: it has the keys. */
  open: boolean;
  /** The editor has several lines: Up and Down are its own while it is being edited. */
  multiline: boolean;
  /** Enter and Space press what has the focus: a button, a box. */
  onButton: boolean;
  /** The focused element is a text field, which handles Delete itself. */
  onText: boolean;
  /** Text is written from right to left. */
  rtl: boolean;
  /** There is a range of more than one cell. */
  hasRange: boolean;
}

const moves: Readonly<Record<string, GridMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  Home: 'rowStart',
  End: 'rowEnd',
};

/** Keyboard map of the grid; see EditableTable.mdx. Undefined: the key belongs to the editor or the browser. */
export function gridKey(press: KeyPress): GridAction | undefined {
  const { key, ctrl, shift, alt, mode, changed, open, onButton } = press;
  if (key === 'Tab') return ctrl || alt ? undefined : { type: 'move', to: shift ? 'previous' : 'next' };
  if (open || press.owned === 'all') return undefined;
  if (alt) return key === 'ArrowDown' && press.owned ? { type: 'press' } : undefined;
  if (ctrl) return withCtrl(press);
  if (key === 'Escape') return { type: 'cancel' };
  if (key === 'F2') return { type: 'edit' };
  if (key === 'Enter') return enter(press);
  if (key === 'Delete' || key === 'Backspace') return mode === 'move' && (press.hasRange || !press.onText) && !onButton ? { type: 'clear' } : undefined;
  const to = moveOf(press);
  if (!to) return undefined;
  const sideways = to !== 'up' && to !== 'down' && to !== 'pageUp' && to !== 'pageDown';
  if (mode === 'edit' && (sideways || press.multiline || (shift && press.onText))) return undefined;
  return { type: shift ? 'extend' : 'move', to };

  function enter({ owned, multiline }: KeyPress): GridAction | undefined {
    if (shift) return multiline && mode === 'edit' ? undefined : { type: 'move', to: 'up' };
    if (multiline && mode === 'edit') return undefined;
    // A list in a cell that was just chosen from: Enter goes on, as after typing.
    if (owned) return changed ? { type: 'move', to: 'down' } : { type: 'press' };
    if (onButton) return undefined;
    return mode === 'edit' || changed ? { type: 'move', to: 'down' } : { type: 'edit' };
  }
}

function moveOf({ key, rtl }: KeyPress): GridMove | undefined {
  if (key === 'ArrowLeft') return rtl ? 'forward' : 'back';
  if (key === 'ArrowRight') return rtl ? 'back' : 'forward';
  return moves[key];
}

function withCtrl({ key, shift, mode, onText }: KeyPress): GridAction | undefined {
  const type = shift ? 'extend' : 'move';
  if (mode === 'edit' && shift && onText) return undefined;
  if (key === 'Home') return { type, to: 'firstRow' };
  if (key === 'End') return { type, to: 'lastRow' };
  if (key === 'a' && mode === 'move') return { type: 'selectAll' };
  return undefined;
}
