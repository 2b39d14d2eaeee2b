import { type RefObject, useEffect } from 'react';
import type { ScaledViewport } from './scaledViewport.ts';

/** Ms without a scroll. */
const restMs = 250;

/** Puts the scroll bar back into proportion when the rows stand still: they stay where they are. */
export function useScrollScale(scroller: RefObject<HTMLElement | null>, viewport: ScaledViewport): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      const top = viewport.settle();
      if (top === undefined) return;
      element.scrollTop = top;
      viewport.update({ scrollTop: element.scrollTop });
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    };
    element.addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', wait);
    };
  }, [scroller, viewport]);
}
