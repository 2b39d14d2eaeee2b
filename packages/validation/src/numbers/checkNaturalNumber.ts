import { matches, type Check } from '../check.ts';

/** Checks a non-negative integer ("natural number"). No leading zeros, no sign. */
export function checkNaturalNumber(value: string | number): Check {
  return matches(/^(0|[1-9]\d*)$/, String(value));
}
