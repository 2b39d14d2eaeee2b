/** Which columns are on screen: positions `first` to `last`, both included. */
export interface ColumnWindow {
  first: number;
  last: number;
}

export interface ColumnView {
  /** Px scrolled sideways from the start of the row, in either direction of writing. */
  scrollLeft: number;
  /** Px in which columns can be seen. */
  width: number;
}

export interface TrackWidth {
  width: number;
  frozen?: 'left' | 'right' | undefined;
}

/**
 * The columns to render: those in view and those within `overscan` px beside it. All of them while there is room for all,
 * since they may then be wider than their least width. Frozen columns are always rendered and do not count.
 */
export function columnWindow(tracks: readonly TrackWidth[], { scrollLeft, width }: ColumnView, overscan = 240): ColumnWindow {
  const all = { first: 0, last: tracks.length - 1 };
  const total = tracks.reduce((sum, track) => sum + track.width, 0);
  if (total <= width || width <= 0) return all;
  const ends = endsOf(tracks);
  const first = ends.findIndex((end) => end > scrollLeft - overscan);
  const beyond = ends.findIndex((end, index) => end - tracks[index]!.width >= scrollLeft + width + overscan);
  return { first: Math.max(0, first), last: beyond < 0 ? all.last : beyond - 1 };
}

/** Whether column `index` is to be rendered. */
export const isDrawn = ({ first, last }: ColumnWindow, index: number, frozen: 'left' | 'right' | undefined): boolean =>
  frozen !== undefined || (index >= first && index <= last);

/** Whether all of `count` columns are rendered. The window may still be that of more columns, just before it is measured anew. */
export const isWhole = ({ first, last }: ColumnWindow, count: number): boolean => first === 0 && last >= count - 1;

function endsOf(tracks: readonly TrackWidth[]): number[] {
  let end = 0;
  return tracks.map(({ width }) => (end += width));
}
