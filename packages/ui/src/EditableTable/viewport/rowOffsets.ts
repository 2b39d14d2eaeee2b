/** A panel below the row at position `index`. */
export interface RowPanel {
  index: number;
  /** Px. */
  height: number;
}

/** Row offsets with panels between rows. All rows have one height; only the panels differ, and they are few. */
export interface RowOffsets {
  /** Px from the top of the first row to that of row `index`. */
  topOf(index: number): number;
  /** The row at `y` px from the top of the first row; of a panel, the row it belongs to. Not limited to rows that exist. */
  indexAt(y: number): number;
  /** Px of so many rows and their panels. */
  heightOf(rowCount: number): number;
}

/** @param panels in ascending order of `index` */
export function createRowOffsets(rowHeight: number, panels: readonly RowPanel[]): RowOffsets {
  if (panels.length === 0) {
    return { topOf: (index) => index * rowHeight, indexAt: (y) => Math.floor(y / rowHeight), heightOf: (rowCount) => rowCount * rowHeight };
  }
  let sum = 0;
  /** Px of the panels up to each, itself included. */
  const sums = panels.map(({ height }) => (sum += height));
  const above = (count: number) => (count === 0 ? 0 : sums[count - 1]!);
  const topOf = (index: number) => index * rowHeight + above(firstWhere(panels.length, (at) => panels[at]!.index >= index));

  return {
    topOf,
    heightOf: topOf,
    indexAt(y) {
      // Panels whose lower edge is above `y` push the rows down; one that `y` is in belongs to its row.
      const passed = firstWhere(panels.length, (at) => (panels[at]!.index + 1) * rowHeight + sums[at]! > y);
      const panel = panels[passed];
      const index = Math.floor((y - above(passed)) / rowHeight);
      return panel ? Math.min(index, panel.index) : index;
    },
  };
}

/** The first of `count` positions for which `holds`, once it holds for all that follow; `count` if for none. */
function firstWhere(count: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
