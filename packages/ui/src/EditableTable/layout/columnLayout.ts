/** A column's place: its grid track, and its distance from the frozen edge if it is frozen. */
export interface ColumnPlace {
  frozen?: 'left' | 'right' | undefined;
  /** Px from the edge named by `frozen`: `left` is where a line begins, also in writing from right to left. */
  offset: number;
  /** Px from where the row begins, while columns have their least width. */
  start: number;
  /** Px that it takes at least. */
  width: number;
}

export interface ColumnLayout {
  /** Value of CSS `grid-template-columns`, the same for every row, so that columns align without measuring. */
  template: string;
  /** Least width of a row in px. */
  minWidth: number;
  places: ColumnPlace[];
  /** Total px of the frozen columns on either side: what scrolled cells may hide behind. */
  frozenLeft: number;
  frozenRight: number;
}

export interface ColumnTrack {
  width: number;
  frozen?: 'left' | 'right' | undefined;
  /** Keeps its width when there is room to spare. Frozen columns always do, else their offsets would be wrong. */
  fixed?: boolean;
}

/** Column positions. Expects left-frozen columns first and right-frozen ones last. */
export function columnLayout(tracks: readonly ColumnTrack[]): ColumnLayout {
  const grows = tracks.map((track) => !track.frozen && !track.fixed);
  const template = tracks.map(({ width }, index) => (grows[index] ? `minmax(${width}px, ${width}fr)` : `${width}px`)).join(' ');
  let left = 0;
  let end = 0;
  const places: ColumnPlace[] = tracks.map(({ frozen, width }) => {
    const [offset, start] = [left, end];
    end += width;
    if (frozen === 'left') left += width;
    return { frozen, offset: frozen === 'left' ? offset : 0, start, width };
  });
  let right = 0;
  for (let index = tracks.length - 1; tracks[index]?.frozen === 'right'; index -= 1) {
    places[index]!.offset = right;
    right += tracks[index]!.width;
  }
  return { template, minWidth: end, places, frozenLeft: left, frozenRight: right };
}
