import { letterOf } from '@harrow/ui';
import { type RefObject, useEffect, useRef } from 'react';

/** Commands by key; the index is that of the row with the focus, -1 when none has it. */
export type RowCommands = Readonly<Record<string, (index: number) => void>>;

const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="combobox"]';

/**
 * Single letters for the rows of the table inside `area`: J and K move, others as given. They rest while the user types,
 * while a dialog is open, and while the page is in a tab in the background.
 */
export function useRowKeys(area: RefObject<HTMLElement | null>, commands: RowCommands): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || target.closest(typing)) return;
      if (!area.current?.checkVisibility() || document.querySelector('[role="dialog"][aria-modal="true"]')) return;
      const rows = [...area.current.querySelectorAll<HTMLElement>('tbody tr')];
      const index = rows.findIndex((row) => row.contains(document.activeElement));
      const key = letterOf(event);
      if (key === 'j') rows[Math.min(index + 1, rows.length - 1)]?.focus();
      else if (key === 'k') rows[Math.max(index - 1, 0)]?.focus();
      else latest.current[key]?.(index);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [area]);
}
