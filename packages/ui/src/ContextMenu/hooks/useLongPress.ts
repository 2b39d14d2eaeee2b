import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Point } from '../model/placeMenu.ts';

const longPressMs = 500;
/** Px that a resting finger may move. */
const slackPx = 10;

/** Handlers that call `onLongPress` when a finger rests on an element; Safari on phones tells it by no event of its own. */
export function useLongPress(onLongPress: (target: HTMLElement, point: Point) => boolean) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; from: Point }>(undefined);
  const swallowClick = useRef(false);

  function cancel(): void {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  }
  useEffect(() => cancel, []);

  return {
    onPointerDown(event: PointerEvent): void {
      cancel();
      swallowClick.current = false;
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const from = { x: event.clientX, y: event.clientY };
      const target = event.target as HTMLElement;
      const timer = setTimeout(() => {
        swallowClick.current = onLongPress(target, from);
      }, longPressMs);
      press.current = { timer, from };
    },
    onPointerMove(event: PointerEvent): void {
      const from = press.current?.from;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > slackPx) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    /** Lifting the finger would press what is under it. */
    onClickCapture(event: MouseEvent): void {
      if (!swallowClick.current) return;
      swallowClick.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
