/** Edge at which a column is frozen. `left` is the start of the line, also in right-to-left writing. */
export type Side = 'left' | 'right';

/** The user's choice; `none` releases a column that the application froze. */
export type Pin = Side | 'none';

/** The user's word, or else the application's. */
export const sideOf = (pin: Pin | undefined, own: Side | undefined): Side | undefined => (pin === undefined ? own : pin === 'none' ? undefined : pin);

/**
 * All keys in the user's order; an empty `order` is the application's. Keys that are gone are passed over; columns that are new since
 * the order was kept stand where the application has them, behind the same neighbour.
 */
export function orderedKeys(keys: readonly string[], order: readonly string[]): string[] {
  if (order.length === 0) return [...keys];
  const result = order.filter((key) => keys.includes(key));
  const known = new Set(result);
  keys.forEach((key, index) => {
    if (known.has(key)) return;
    result.splice(index === 0 ? 0 : result.indexOf(keys[index - 1]!) + 1, 0, key);
  });
  return result;
}

/** The keys with `key` directly before or behind `target`. */
export function placeKey(keys: readonly string[], key: string, target: string, side: 'before' | 'behind'): string[] {
  if (key === target || !keys.includes(key) || !keys.includes(target)) return [...keys];
  const placed = keys.filter((other) => other !== key);
  placed.splice(placed.indexOf(target) + (side === 'behind' ? 1 : 0), 0, key);
  return placed;
}

/** The keys with `key` moved to the place of `to`. */
export const moveKeyTo = (keys: readonly string[], key: string, to: string): string[] =>
  placeKey(keys, key, to, keys.indexOf(key) < keys.indexOf(to) ? 'behind' : 'before');

/** The keys with `key` moved by one place, up (-1) or down (1); at an end it stays. */
export function moveKey(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const from = keys.indexOf(key);
  const neighbour = from < 0 ? undefined : keys[from + by];
  return neighbour === undefined ? [...keys] : moveKeyTo(keys, key, neighbour);
}

/** Columns that stay in view at their sides, the others between them, each in the given order. */
export function bySide<Column>(columns: readonly Column[], sideOfColumn: (column: Column) => Side | undefined): Column[] {
  const at = (side: Side | undefined) => columns.filter((column) => sideOfColumn(column) === side);
  return [...at('left'), ...at(undefined), ...at('right')];
}

/** Px, whole and between the limits. */
export const clampWidth = (width: number, { min, max }: { min: number; max: number }): number => Math.round(Math.min(max, Math.max(min, width)));
