import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Around a dialog that belongs to a cell: keys, presses and texts in it are not those of the grid. Focus is let through,
 * so that the cell stays the active one. Escape is told here, since a stopped key does not reach the dialog's own listener.
 */
export function DialogPlace({ onEscape, children }: { onEscape: () => void; children: ReactNode }) {
  function handleKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === 'Escape') onEscape();
  }
  return (
    <div
      role="presentation"
      onKeyDown={handleKeyDown}
      onPointerDown={stop}
      onPointerUp={stop}
      onMouseDown={stop}
      onClick={stop}
      onDoubleClick={stop}
      onCopy={stop}
      onCut={stop}
      onPaste={stop}
    >
      {children}
    </div>
  );
}
