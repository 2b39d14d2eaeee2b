/** A copy of `list` in which `items` stand at `indexes` (ascending, positions in the copy; beyond the end means at it). */
export function insertAt<Item>(list: readonly Item[], indexes: readonly number[], items: readonly Item[]): Item[] {
  const pieces: (readonly Item[])[] = [];
  let taken = 0;
  for (let at = 0; at < items.length;) {
    const before = Math.min(list.length, Math.max(taken, indexes[at]! - at));
    // Items that stand next to each other are one piece.
    let end = at + 1;
    while (end < items.length && indexes[end]! - end <= before) end += 1;
    pieces.push(list.slice(taken, before), items.slice(at, end));
    taken = before;
    at = end;
  }
  return join([...pieces, list.slice(taken)]);
}

/** A copy of `list` without the items at `indexes` (ascending). */
export function removeAt<Item>(list: readonly Item[], indexes: readonly number[]): Item[] {
  const pieces: (readonly Item[])[] = [];
  let taken = 0;
  for (const index of indexes) {
    if (index > taken) pieces.push(list.slice(taken, index));
    taken = index + 1;
  }
  return join([...pieces, list.slice(taken)]);
}

/** `concat` copies memory, the fastest way by far for a long list, but takes only so many arguments. */
function join<Item>(pieces: readonly (readonly Item[])[]): Item[] {
  if (pieces.length <= 1000) return ([] as Item[]).concat(...pieces);
  const joined: Item[] = [];
  for (const piece of pieces) for (const item of piece) joined.push(item);
  return joined;
}

export const isSameList = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((item, index) => item === b[index]);
