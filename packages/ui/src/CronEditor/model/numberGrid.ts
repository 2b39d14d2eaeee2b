/** Target of a key in a grid of `count` cells in rows of `columns`; undefined for other keys. */
export function gridMove(key: string, index: number, columns: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(index + 1, last);
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'ArrowDown':
      return index + columns <= last ? index + columns : index;
    case 'ArrowUp':
      return index - columns >= 0 ? index - columns : index;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** The values with one put in or taken out, in the order of the grid. */
export function toggleValue(values: readonly number[], value: number, all: readonly number[]): number[] {
  return all.filter((each) => (each === value ? !values.includes(each) : values.includes(each)));
}

/** The values, and all of the grid from `anchor` to `index`. */
export function extendTo(values: readonly number[], anchor: number, index: number, all: readonly number[]): number[] {
  const [first, last] = anchor < index ? [anchor, index] : [index, anchor];
  return all.filter((each, at) => values.includes(each) || (at >= first && at <= last));
}
