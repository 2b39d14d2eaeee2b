import { isEmptyValue } from '../rowStore/field.ts';

/** Numbers in texts count as numbers: "A9" before "A10". Case and accents decide only between texts that are else the same. */
const texts = new Intl.Collator(undefined, { numeric: true });

/** Order of two values of a column that has no order of its own: numbers and yes/no by size, all else as text. */
function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return texts.compare(String(a), String(b));
}

/** Empty cells come last, whether the rest goes up or down. */
export function compareInOrder(a: unknown, b: unknown, order: 'asc' | 'desc', compare = compareValues): number {
  const empty = Number(isEmptyValue(a)) - Number(isEmptyValue(b));
  if (empty !== 0 || isEmptyValue(a)) return empty;
  return order === 'asc' ? compare(a, b) : compare(b, a);
}
