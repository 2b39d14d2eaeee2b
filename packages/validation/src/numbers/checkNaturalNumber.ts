import { matches, type Check } from '../check.ts';

/** Checks a non-negative integer (portal 5: "natural number"). No leading zeros, no sign. */
export function checkNaturalNumber(value: string | number): Check {
  return matches(/^(0|[1-9]\d*)$/, String(value));
}
