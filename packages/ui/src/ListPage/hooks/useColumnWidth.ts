import { type PointerEvent, useState } from 'react';
import { toWidth } from '../model/columns.ts';

export interface ColumnWidth {
  /** px by column key while one is being dragged. */
  dragged: { key: string; width: number } | undefined;
  /** For the handle at the end of a column's head. */
  handleOf: (key: string) => { onPointerDown: (event: PointerEvent<HTMLElement>) => void };
}

/**
 * Drags the edge of a column. The table follows the pointer; the width is kept when it is released.
 * @param onResize px, between the narrowest and the widest that columns may be
 */
export function useColumnWidth(onResize: (key: string, width: number) => void): ColumnWidth {
  const [dragged, setDragged] = useState<{ key: string; width: number }>();
  const handleOf = (key: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return;
      event.preventDefault();
      const handle = event.currentTarget;
      const start = handle.closest('th')!.getBoundingClientRect().width;
      const way = getComputedStyle(handle).direction === 'rtl' ? -1 : 1;
      const widthAt = (x: number): number => toWidth(start + way * (x - event.clientX));
      handle.setPointerCapture(event.pointerId);
      const move = (moved: globalThis.PointerEvent): void => setDragged({ key, width: widthAt(moved.clientX) });
      const stop = (stopped: globalThis.PointerEvent): void => {
        handle.removeEventListener('pointermove', move);
        handle.removeEventListener('pointerup', stop);
        handle.removeEventListener('pointercancel', stop);
        setDragged(undefined);
        if (stopped.type === 'pointerup' && stopped.clientX !== event.clientX) onResize(key, widthAt(stopped.clientX));
      };
      handle.addEventListener('pointermove', move);
      handle.addEventListener('pointerup', stop);
      handle.addEventListener('pointercancel', stop);
    },
  });
  return { dragged, handleOf };
}
