import { type MouseEvent, type PointerEvent, useEffect, useState } from 'react';
import { createLongPress } from '../model/longPress.ts';
import type { Point } from '../model/placeMenu.ts';

/** Handlers that call `onLongPress` when a finger rests on an element; Safari on phones tells it by no event of its own. */
export function useLongPress(onLongPress: (target: HTMLElement, point: Point) => boolean) {
  const [press] = useState(createLongPress);
  useEffect(() => press.end, [press]);

  return {
    onPointerDown(event: PointerEvent): void {
      press.end();
      if (event.pointerType !== 'touch' || !event.isPrimary) return void press.isLifting();
      const at = { x: event.clientX, y: event.clientY };
      const target = event.target as HTMLElement;
      press.down(at, () => onLongPress(target, at));
    },
    onPointerMove: (event: PointerEvent): void => press.move({ x: event.clientX, y: event.clientY }),
    onPointerUp: press.end,
    onPointerCancel: press.end,
    /** Lifting the finger would press what is under it. */
    onClickCapture(event: MouseEvent): void {
      if (!press.isLifting()) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
