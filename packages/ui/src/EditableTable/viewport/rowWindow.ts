import { createRowOffsets, type RowOffsets } from './rowOffsets.ts';

/** Which rows are on screen, by arithmetic on equal row heights: `first` to `last`, both included; empty when last < first. */
export interface RowWindow {
  first: number;
  last: number;
}

export interface Viewport {
  /** Pixels scrolled, from the top of the first row. */
  scrollTop: number;
  /** Pixels in which rows can be seen. */
  height: number;
  rowHeight: number;
  rowCount: number;
  /** Row offsets, if panels stand between rows. */
  offsets?: RowOffsets | undefined;
}

/** The rows to render: those in view and `overscan` more on either side. As many wherever the table is scrolled, except at its ends, so that rows can be recycled. */
export function rowWindow({ scrollTop, height, rowHeight, rowCount, offsets }: Viewport, overscan = 4): RowWindow {
  const top = Math.max(0, Math.min(scrollTop, (offsets?.heightOf(rowCount) ?? rowCount * rowHeight) - height));
  const first = offsets ? offsets.indexAt(top) : Math.floor(top / rowHeight);
  const last = offsets ? offsets.indexAt(top + height) : first + Math.ceil(height / rowHeight);
  return { first: Math.max(0, first - overscan), last: Math.min(rowCount - 1, last + overscan) };
}

/** The scroll offset nearest to the present one at which row `index` is wholly in view. */
export function scrollTopToShow(index: number, { scrollTop, height, rowHeight, rowCount, offsets = createRowOffsets(rowHeight, []) }: Viewport): number {
  const top = offsets.topOf(index);
  const lowest = top + rowHeight - height;
  const wanted = scrollTop > top ? top : Math.max(scrollTop, lowest);
  return Math.max(0, Math.min(wanted, offsets.heightOf(rowCount) - height));
}
