import { type KeyboardEvent, useState } from 'react';
import { letterOf } from '../../keyboard/letterOf.ts';

/** Elements of a row that handle their own keys and clicks. */
export const rowControls = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"]';

interface RowKeysOptions {
  count: number;
  onOpen?: (index: number) => void;
  onToggle?: (index: number) => void;
  /** Ctrl or Cmd with C, unless the user has marked text to copy. */
  onCopy?: ((index: number) => void) | undefined;
  /** With it Space shows the row in short, and Shift with Space selects it. */
  onPreview?: ((index: number) => void) | undefined;
}

export interface RowKeys {
  /** The one row that Tab reaches. */
  current: number;
  setCurrent(index: number): void;
  onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>): void;
}

/** Arrows, Home and End move between rows; Enter opens; Space selects, or shows in short; Ctrl with C copies. Keys typed inside a cell's control stay there. */
export function useRowKeys({ count, onOpen, onToggle, onCopy, onPreview }: RowKeysOptions): RowKeys {
  const [current, setCurrent] = useState(0);
  const shown = Math.min(current, Math.max(count - 1, 0));
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>): void => {
    const target = event.target as HTMLElement;
    const row = target.closest('tr');
    if (!row || target.closest(rowControls) || event.altKey) return;
    const rows = [...event.currentTarget.rows];
    const index = rows.indexOf(row);
    // A dialog opened from a row may have a table as well.
    if (index < 0) return;
    if (event.ctrlKey || event.metaKey) {
      if (letterOf(event) !== 'c' || event.shiftKey || !onCopy || window.getSelection()?.toString()) return;
      event.preventDefault();
      onCopy(index);
      return;
    }
    const targets: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 };
    const next = targets[event.key];
    if (next !== undefined) {
      event.preventDefault();
      rows[next]?.focus();
    } else if (event.key === 'Enter' && onOpen) {
      event.preventDefault();
      onOpen(index);
    } else if (event.key === ' ') {
      const act = onPreview && !event.shiftKey ? onPreview : onToggle;
      if (act) event.preventDefault();
      act?.(index);
    }
  };
  return { current: shown, setCurrent, onKeyDown };
}
