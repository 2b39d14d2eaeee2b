import { type RefObject, useLayoutEffect, useState } from 'react';
import type { TrackWidth } from './columnWindow.ts';
import type { RowOffsets } from './rowOffsets.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import { createViewport, type GridView, type ViewportStore } from './viewport.ts';

export interface ViewportSize {
  rowHeight: number;
  maxHeight: number;
  /** Px that heading and sums cover. */
  covered: number;
  tracks: readonly TrackWidth[];
  rowCount: () => number;
  /** Row offsets, if panels stand between rows. */
  offsets: (() => RowOffsets) | undefined;
  /** Lines that a line stands below, in tables with groups or a tree. */
  depthAt: ((index: number) => number) | undefined;
  /** For more rows than a browser can scroll. */
  scaled: ((viewport: ViewportStore, initial: GridView) => ViewportStore) | undefined;
}

/** Px of a table that was not measured yet. */
const guessedWidth = 1440;

/** Ties the arithmetic of visible rows and columns to the scroll container: its offset, its size, the number of rows, the active cell. */
export function useViewport<Row extends object>(scroller: RefObject<HTMLElement | null>, model: TableModel<Row>, size: ViewportSize): ViewportStore {
  const { rowHeight, maxHeight, covered, tracks, rowCount, offsets, depthAt, scaled } = size;
  const [viewport] = useState(() => {
    const initial = { scrollTop: 0, height: maxHeight, rowHeight, rowCount: rowCount(), scrollLeft: 0, width: guessedWidth, tracks };
    const plain = createViewport(initial);
    return scaled?.(plain, initial) ?? plain;
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let box = { height: 0, width: 0 };
    // In writing from right to left the offset is negative.
    const follow = () => viewport.update({ scrollTop: element.scrollTop, scrollLeft: Math.abs(element.scrollLeft) });
    const measure = () => {
      // In a hidden tab the container has no size; the guess is better until it is shown.
      box = { height: element.clientHeight, width: element.clientWidth };
      const height = box.height > covered ? box.height - covered : maxHeight;
      viewport.update({
        scrollTop: element.scrollTop,
        scrollLeft: Math.abs(element.scrollLeft),
        height,
        width: box.width || guessedWidth,
        rowHeight,
        rowCount: rowCount(),
        offsets: offsets?.(),
        depthAt,
        tracks,
      });
    };
    measure();
    const observer = new ResizeObserver(() => {
      if (element.clientHeight !== box.height || element.clientWidth !== box.width) measure();
    });
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    const stop = [
      model.topics.subscribe('order', () => viewport.update({ rowCount: rowCount(), offsets: offsets?.() })),
      model.topics.subscribe('expanded', () => viewport.update({ offsets: offsets?.() })),
      // The active row stays rendered while it is scrolled away, so that neither focus nor typing is lost.
      model.topics.subscribe('active', () => viewport.pin(model.activeCell.cell()?.rowId)),
    ];
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
      for (const leave of stop) leave();
    };
  }, [scroller, model, viewport, rowHeight, maxHeight, covered, tracks, rowCount, offsets, depthAt]);
  return viewport;
}
