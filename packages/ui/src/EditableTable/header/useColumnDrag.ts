import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

/** Drop position of a column. */
export interface ColumnDrop {
  key: string;
  target: string;
  side: 'before' | 'behind';
}

/** Px that the pointer moves before a press is a drag. */
const threshold = 5;
/** Px from the edge of the table at which it scrolls while a column is dragged. */
const edge = 32;

/**
 * Drags headings by mouse or pen; touch scrolls, and has the menu instead. Columns stay on their side of the frozen edge.
 * @param place called where a column was dropped
 */
export function useColumnDrag(enabled: boolean, place: (drop: ColumnDrop) => void) {
  const [drop, setDrop] = useState<ColumnDrop>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function handlePointerDown(event: ReactPointerEvent<HTMLElement>) {
    const head = (event.target as Element).closest<HTMLElement>('[data-head]');
    const taken = (event.target as Element).closest('[data-head-tool]');
    if (!enabled || !head || taken || event.button !== 0 || event.pointerType === 'touch') return;
    const row = event.currentTarget;
    const { clientX: startX } = event;
    let current: ColumnDrop | undefined;
    let dragging = false;

    const move = (moved: PointerEvent) => {
      if (!dragging && Math.abs(moved.clientX - startX) < threshold) return;
      dragging = true;
      scrollAtEdge(row, moved.clientX);
      current = dropAt(row, head, moved.clientX);
      setDrop(current);
    };
    const end = (ended: Event) => {
      stop.current?.();
      if (!dragging) return;
      // The press ends on a heading, and would sort by it.
      if (ended.type === 'pointerup') {
        const swallow = (click: Event) => click.stopPropagation();
        row.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => row.removeEventListener('click', swallow, { capture: true }));
        if (current) place(current);
      }
    };
    const escape = (key: KeyboardEvent) => key.key === 'Escape' && end(key);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', escape);
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', escape);
      setDrop(undefined);
    };
  }

  return { drop, handlePointerDown };
}

function dropAt(row: HTMLElement, head: HTMLElement, x: number): ColumnDrop | undefined {
  const heads = [...row.querySelectorAll<HTMLElement>('[data-head]')].filter((other) => other.dataset['frozen'] === head.dataset['frozen']);
  const target = heads.find((other) => {
    const { left, right } = other.getBoundingClientRect();
    return x >= left && x < right;
  });
  if (!target || target === head) return undefined;
  const { left, width } = target.getBoundingClientRect();
  const isStart = x < left + width / 2 !== (getComputedStyle(row).direction === 'rtl');
  return { key: head.dataset['head']!, target: target.dataset['head']!, side: isStart ? 'before' : 'behind' };
}

function scrollAtEdge(row: HTMLElement, x: number) {
  const scroller = row.closest<HTMLElement>('[data-grid]');
  if (!scroller) return;
  const { left, right } = scroller.getBoundingClientRect();
  if (x < left + edge) scroller.scrollBy(-edge / 2, 0);
  else if (x > right - edge) scroller.scrollBy(edge / 2, 0);
}
