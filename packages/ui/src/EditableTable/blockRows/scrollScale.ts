/**
 * Stands for more rows than browsers can scroll: they end a scroll area at some million px. Small steps move the rows as far as they go, large ones, as by the
 * scroll bar, in proportion.
 */
export interface ScrollScale {
  /** Px of the area for so many px of rows. */
  areaOf(content: number): number;
  /**
   * The area was scrolled.
   * @param content px of all rows
   * @param height px in which rows can be seen
   * @returns px from the top of the first row
   */
  follow(scrollTop: number, content: number, height: number): number;
  /** Where to scroll the area, so that the rows are scrolled to an offset. */
  scrollTopFor(offset: number): number;
  /** Where the area would stand in proportion; undefined if it does. */
  settle(): number | undefined;
}

/** Px of the highest area: all browsers can scroll that. */
export const largestArea = 8_000_000;

/** Px at both ends of which each is one px of the rows, so that ends are reached as elsewhere. */
const edge = 100_000;

export function createScrollScale(limit = largestArea): ScrollScale {
  let content = 0;
  let height = 0;
  /** Where the area stands, and the rows. */
  let at = 0;
  let offset = 0;
  /** Where the area was told to go, and what is to be seen there. */
  let target: { at: number; offset: number } | undefined;

  const areaOf = (px: number) => Math.min(px, limit);
  const isScaled = () => content > limit;
  /** The last places of area and rows. */
  const ends = () => [areaOf(content) - height, content - height] as const;

  function offsetAt(place: number): number {
    const [last, lastOffset] = ends();
    if (place <= edge) return place;
    if (place >= last - edge) return lastOffset - (last - place);
    return edge + ((place - edge) / (last - 2 * edge)) * (lastOffset - 2 * edge);
  }

  function placeOf(wanted: number): number {
    const [last, lastOffset] = ends();
    if (wanted <= edge) return wanted;
    if (wanted >= lastOffset - edge) return last - (lastOffset - wanted);
    return edge + ((wanted - edge) / (lastOffset - 2 * edge)) * (last - 2 * edge);
  }

  function goTo(wanted: number): number {
    target = { at: placeOf(wanted), offset: wanted };
    return target.at;
  }

  return {
    areaOf,

    follow(place, ofContent, ofHeight) {
      [content, height] = [ofContent, ofHeight];
      if (!isScaled()) offset = place;
      // Browsers round to their own px.
      else if (target && Math.abs(place - target.at) < 2) offset = target.offset + place - target.at;
      else offset = Math.abs(place - at) <= height ? offset + place - at : offsetAt(place);
      if (place !== at) target = undefined;
      at = place;
      offset = Math.max(0, Math.min(offset, isScaled() ? content - height : offset));
      return offset;
    },

    scrollTopFor: (wanted) => (!isScaled() ? wanted : Math.abs(wanted - offset) < 1 ? at : goTo(wanted)),
    settle: () => (isScaled() && Math.abs(placeOf(offset) - at) > 1 ? goTo(offset) : undefined),
  };
}
