/** Positions at the source whose rows the user has removed: there are few, and lines are counted without them. */
export interface RemovedPositions {
  count: number;
  has(position: number): boolean;
  /** The position of the row in a line. */
  positionOf(line: number): number;
  /** The line of a position that is not removed. */
  lineOf(position: number): number;
  with(position: number): RemovedPositions;
  without(position: number): RemovedPositions;
  /** Those below `total`. */
  within(total: number): RemovedPositions;
}

/** @param removed ascending */
export function createRemovedPositions(removed: readonly number[] = []): RemovedPositions {
  /** How many of them are less than `position`. */
  const below = (position: number): number => {
    let [low, high] = [0, removed.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (removed[middle]! < position) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const has = (position: number) => removed[below(position)] === position;

  return {
    count: removed.length,
    has,
    positionOf(line) {
      // The number of removed ones before the position, which is what is looked for.
      let [low, high] = [0, removed.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (removed[middle]! - middle <= line) low = middle + 1;
        else high = middle;
      }
      return line + low;
    },
    lineOf: (position) => position - below(position),
    with: (position) => (has(position) ? createRemovedPositions(removed) : createRemovedPositions(removed.toSpliced(below(position), 0, position))),
    without: (position) => createRemovedPositions(removed.filter((one) => one !== position)),
    within: (total) => createRemovedPositions(removed.slice(0, below(total))),
  };
}
