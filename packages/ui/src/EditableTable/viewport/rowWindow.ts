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

/** So many lines may stay above the rows below them, of as many as fit into the view. */
export const mostStuck = (linesInView: number): number => Math.min(4, Math.floor(linesInView / 3));

/**
 * The scroll offset nearest to the present one at which row `index` is wholly in view.
 * @param stuck lines that stay above it, where it comes to lie at the top
 */
export function scrollTopToShow(
  index: number,
  { scrollTop, height, rowHeight, rowCount, offsets = createRowOffsets(rowHeight, []) }: Viewport,
  stuck = 0,
): number {
  const top = offsets.topOf(index);
  const highest = top - stuck * rowHeight;
  const lowest = top + rowHeight - height;
  const wanted = scrollTop > highest ? highest : Math.max(scrollTop, lowest);
  return Math.max(0, Math.min(wanted, offsets.heightOf(rowCount) - height));
}
