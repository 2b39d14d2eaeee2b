import { isEmptyValue } from '../rowStore/field.ts';

/** For each line the position of the first and of the last one of its run: lines below each other that show the same. */
export interface Runs {
  first: Int32Array;
  last: Int32Array;
}

/** Nothing is no value to be shown once. */
export const isSameValue = (a: unknown, b: unknown): boolean => Object.is(a, b) && !isEmptyValue(a);

/** @param goesOn whether the line at this position shows the same as the one above it; asked once for each, from the first one on */
export function runsOf(count: number, goesOn: (at: number) => boolean): Runs {
  const first = new Int32Array(count);
  const last = new Int32Array(count);
  for (let at = 0; at < count; at += 1) first[at] = goesOn(at) && at > 0 ? first[at - 1]! : at;
  for (let at = count - 1; at >= 0; at -= 1) last[at] = at + 1 < count && first[at + 1] === first[at] ? last[at + 1]! : at;
  return { first, last };
}
