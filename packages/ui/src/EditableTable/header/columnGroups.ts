/** Position of a column track, as a heading that spans several of them needs it. */
interface Track {
  key: string;
  /** Name of the columns that stand together under a heading. */
  group: string | undefined;
  frozen: 'left' | 'right' | undefined;
  /** Px from the frozen edge. */
  offset: number;
}

/** Neighbouring tracks under one heading, or under none. */
export interface GroupSpan {
  key: string;
  group: string | undefined;
  frozen: 'left' | 'right' | undefined;
  offset: number;
  /** Of the first track among all, from 0. */
  index: number;
  count: number;
}

/** Tracks in display order as spans: columns of one group that stand beside each other, on the same side of the frozen edge. */
export function groupSpans(tracks: readonly Track[]): GroupSpan[] {
  const spans: GroupSpan[] = [];
  tracks.forEach(({ key, group, frozen, offset }, index) => {
    const last = spans.at(-1);
    if (!last || last.group !== group || last.frozen !== frozen) return void spans.push({ key, group, frozen, offset, index, count: 1 });
    last.count += 1;
    // From the end the offset counts to the last of them.
    if (frozen === 'right') last.offset = offset;
  });
  return spans;
}
