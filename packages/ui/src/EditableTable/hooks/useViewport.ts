import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Topics } from '../model/topics.ts';
import { createViewport, type ViewportStore } from '../model/viewport.ts';

export interface ViewportSize {
  rowHeight: number;
  maxHeight: number;
  /** Px that heading and sums cover. */
  covered: number;
  rowCount: () => number;
}

/** Ties the arithmetic of visible rows to the scroll container: its offset, its size, and the number of rows. */
export function useViewport(scroller: RefObject<HTMLElement | null>, topics: Topics, { rowHeight, maxHeight, covered, rowCount }: ViewportSize): ViewportStore {
  const [viewport] = useState(() => createViewport({ scrollTop: 0, height: maxHeight, rowHeight, rowCount: rowCount() }));
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      // In a hidden tab the container has no height; the given one is the better guess until it is shown.
      const height = element.clientHeight > covered ? element.clientHeight - covered : maxHeight;
      viewport.update({ scrollTop: element.scrollTop, height, rowHeight, rowCount: rowCount() });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    const stop = topics.subscribe('order', () => viewport.update({ rowCount: rowCount() }));
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
      stop();
    };
  }, [scroller, topics, viewport, rowHeight, maxHeight, covered, rowCount]);
  return viewport;
}
