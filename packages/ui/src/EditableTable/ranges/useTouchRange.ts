import { type RefObject, useEffect, useState } from 'react';
import type { CellPlace } from '../selection/activeCell.ts';
import { edgeScroll } from './edgeScroll.ts';
import { placeOf } from '../selection/placeOf.ts';
import { useTableContext } from '../context/tableContext.ts';
import { useTopic } from '../topics/useTopic.ts';

/** Ms that a finger rests on a cell before it chooses: a little less than the browser's own long press. */
const holdMs = 400;
/** Px that a finger may tremble meanwhile; more is a scroll. */
const tremble = 10;

/**
 * Ranges by touch, where there is neither Shift nor a pointer that can be dragged without scrolling: a finger that rests on a cell
 * begins a range, dragged on it extends it, and from then on a tap on another cell puts the far corner there. All else scrolls and
 * opens cells as ever.
 * @returns whether there is a range that was chosen by touch
 */
export function useTouchRange(scroller: RefObject<HTMLElement | null>): boolean {
  const { model, columns, focus } = useTableContext();
  const [byTouch, setByTouch] = useState(false);
  const hasRange = useTopic(model.topics, 'range', () => model.ranges.range() !== undefined);
  if (byTouch && !hasRange) setByTouch(false);

  useEffect(() => {
    const grid = scroller.current;
    if (!grid) return;
    let touch: { id: number; place: CellPlace; startX: number; startY: number; x: number; y: number } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let isChoosing = false;
    let letGo = () => {};

    const columnPlace = (target: EventTarget | null): CellPlace | undefined => {
      const place = target instanceof Element ? placeOf(target, grid) : undefined;
      return place && columns.some(({ key }) => key === place.column) ? place : undefined;
    };

    function choose() {
      // Commits the current edit, and hides the on-screen keyboard.
      focus.leave();
      document.getSelection()?.removeAllRanges();
      isChoosing = true;
      model.ranges.set({ anchor: touch!.place, head: touch!.place });
      setByTouch(true);
      frame = requestAnimationFrame(scrollOn);
    }

    function extendTo(head: CellPlace | undefined) {
      const anchor = model.ranges.range()?.anchor;
      if (anchor && head) model.ranges.set({ anchor, head });
    }

    /** The cell under the finger, or the nearest one in view if that is above the heading or beside the table. */
    function extendToFinger() {
      const { left, right, top, bottom } = rowsInView(grid!);
      const x = Math.max(left + 1, Math.min(touch!.x, right - 1));
      const y = Math.max(top + 1, Math.min(touch!.y, bottom - 1));
      extendTo(columnPlace(document.elementFromPoint(touch!.x, y)) ?? columnPlace(document.elementFromPoint(x, y)));
    }

    /** Only the way that the finger has gone: along a column that stands still, the others shall not scroll. */
    function scrollOn() {
      const area = rowsInView(grid!);
      const right = Math.abs(touch!.x - touch!.startX) > tremble ? edgeScroll(touch!.x, area.left, area.right) : 0;
      const down = Math.abs(touch!.y - touch!.startY) > tremble ? edgeScroll(touch!.y, area.top, area.bottom) : 0;
      if (right !== 0 || down !== 0) {
        grid!.scrollBy(right, down);
        extendToFinger();
      }
      frame = requestAnimationFrame(scrollOn);
    }

    function stop() {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      letGo();
      letGo = () => {};
      touch = undefined;
      isChoosing = false;
    }

    function handleStart(event: TouchEvent) {
      stop();
      const [finger] = event.touches;
      const place = columnPlace(event.target);
      // In a text that is being edited a long press belongs to the text.
      if (!finger || event.touches.length > 1 || !place || isBeingEdited(event.target)) return;
      const { identifier: id, clientX: x, clientY: y } = finger;
      touch = { id, place, startX: x, startY: y, x, y };
      timer = setTimeout(choose, holdMs);
      letGo = hearTouch(event.target!, { touchmove: handleMove, touchend: handleEnd, touchcancel: stop });
    }

    function handleMove(event: TouchEvent) {
      const finger = [...event.changedTouches].find(({ identifier }) => identifier === touch?.id);
      if (!touch || !finger) return;
      [touch.x, touch.y] = [finger.clientX, finger.clientY];
      if (isChoosing) {
        if (event.cancelable) event.preventDefault();
        extendToFinger();
      } else if (Math.hypot(touch.x - touch.startX, touch.y - touch.startY) > tremble) stop();
    }

    function handleEnd(event: TouchEvent) {
      const wasChoosing = isChoosing;
      const place = touch?.place;
      stop();
      if (!wasChoosing && !grid!.hasAttribute('data-touch-range')) return;
      // No press of a mouse follows, which would open the cell.
      event.preventDefault();
      if (!wasChoosing) extendTo(place);
    }

    const ownPress = (event: Event) => touch && event.preventDefault();
    const listeners: Record<string, (event: never) => void> = { contextmenu: ownPress, selectstart: ownPress, touchmove: nothing };
    for (const [type, listener] of Object.entries(listeners)) grid.addEventListener(type, listener as EventListener, { passive: false });
    grid.addEventListener('touchstart', handleStart, { passive: true });
    return () => {
      stop();
      for (const [type, listener] of Object.entries(listeners)) grid.removeEventListener(type, listener as EventListener);
      grid.removeEventListener('touchstart', handleStart);
    };
  }, [scroller, model, columns, focus]);

  useEffect(() => {
    scroller.current?.toggleAttribute('data-touch-range', byTouch);
  }, [scroller, byTouch]);
  return byTouch && hasRange;
}

const isBeingEdited = (target: EventTarget | null): boolean =>
  target instanceof Element && target === document.activeElement && target.matches('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]');

/** Visible area of the rows, without sticky parts above, below and beside them. */
function rowsInView(grid: HTMLElement) {
  const { left, top } = grid.getBoundingClientRect();
  const still = getComputedStyle(grid);
  const px = (name: 'Left' | 'Right' | 'Top' | 'Bottom') => Number.parseFloat(still[`scrollPadding${name}`]) || 0;
  return {
    left: left + px('Left'),
    right: left + grid.clientWidth - px('Right'),
    top: top + px('Top'),
    bottom: top + grid.clientHeight - px('Bottom'),
  };
}

/** A touch is told to the element that it began on, also when that is taken out of the page by a scroll. */
function hearTouch(target: EventTarget, listeners: Record<string, (event: TouchEvent) => void>): () => void {
  for (const [type, listener] of Object.entries(listeners)) target.addEventListener(type, listener as EventListener, { passive: false });
  return () => {
    for (const [type, listener] of Object.entries(listeners)) target.removeEventListener(type, listener as EventListener);
  };
}

/** Safari decides whether a touch may be kept from scrolling when it begins, before its purpose is known. */
function nothing() {}
