import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { clampOffset, type Offset } from '../model/clampOffset.ts';

/** Px by one arrow key; with Shift ten times as far. */
const stepPx = 10;
const directions: Record<string, Offset> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const atHome: Offset = { x: 0, y: 0 };

/** Moves a dialog (`box`) by its header. `offset` is how far it is from its own place, in px. */
export function useDialogDrag() {
  const box = useRef<HTMLDivElement>(null);
  const grabbed = useRef<{ pointer: Offset; offset: Offset }>(undefined);
  const [offset, setOffset] = useState(atHome);

  function moveTo(next: Offset, before: Offset): void {
    const now = box.current?.getBoundingClientRect();
    if (!now) return;
    const home = { left: now.left - before.x, top: now.top - before.y, width: now.width, height: now.height };
    const clamped = clampOffset(next, home, { width: document.documentElement.clientWidth, height: window.innerHeight });
    if (clamped.x !== before.x || clamped.y !== before.y) setOffset(clamped);
  }

  // A smaller window would leave the dialog outside.
  useEffect(() => {
    if (offset === atHome) return;
    const keepInside = (): void => moveTo(offset, offset);
    window.addEventListener('resize', keepInside);
    return () => window.removeEventListener('resize', keepInside);
  }, [offset]);

  return {
    box,
    offset,
    putBack: () => setOffset(atHome),
    header: {
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        if (event.button !== 0 || !event.isPrimary) return;
        // Buttons of the header keep their presses.
        if ((event.target as HTMLElement).closest('button, a, input, select, textarea') && !(event.target as HTMLElement).closest('[data-move]')) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grabbed.current = { pointer: { x: event.clientX, y: event.clientY }, offset };
      },
      onPointerMove(event: PointerEvent): void {
        if (!grabbed.current) return;
        const { pointer, offset: from } = grabbed.current;
        moveTo({ x: from.x + event.clientX - pointer.x, y: from.y + event.clientY - pointer.y }, offset);
      },
      onPointerUp(): void {
        grabbed.current = undefined;
      },
      onPointerCancel(): void {
        grabbed.current = undefined;
      },
    },
    handleKeyDown(event: KeyboardEvent): void {
      const direction = directions[event.key];
      if (!direction && event.key !== 'Home') return;
      event.preventDefault();
      if (!direction) return setOffset(atHome);
      const step = event.shiftKey ? stepPx * 10 : stepPx;
      moveTo({ x: offset.x + direction.x * step, y: offset.y + direction.y * step }, offset);
    },
  };
}
