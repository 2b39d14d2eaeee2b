/** Of a table's width the columns that stay in view may take so much; the others are what it is scrolled for. */
const mostPinned = 0.45;

/** A column's width in px, and where it stays in view. */
export interface PlacedWidth {
  width: number;
  fixed?: 'left' | 'right' | undefined;
}

/** Which columns stay in view: where they would take more than 45 % of the room the last ones are scrolled with the others. */
export function pinnedColumns(columns: readonly PlacedWidth[], room: number | undefined): boolean[] {
  const pinned = columns.map(({ fixed }) => fixed !== undefined);
  if (room === undefined) return pinned;
  const taken = (): number => columns.reduce((sum, { width }, index) => sum + (pinned[index] ? width : 0), 0);
  while (taken() > room * mostPinned) pinned[pinned.lastIndexOf(true)] = false;
  return pinned;
}

/**
 * Which columns a table on a tablet leaves out: the last texts that do not stay in view, until the others fit. The first column names the
 * record and is always there.
 * @param columns with the width that they need
 */
export function foldedColumns(columns: readonly (PlacedWidth & { isText: boolean })[], room: number | undefined): boolean[] {
  const folded = columns.map(() => false);
  if (room === undefined) return folded;
  let sum = columns.reduce((total, { width }) => total + width, 0);
  for (let index = columns.length - 1; index > 0 && sum > room; index -= 1) {
    const { isText, fixed, width } = columns[index]!;
    if (!isText || fixed) continue;
    folded[index] = true;
    sum -= width;
  }
  return folded;
}
