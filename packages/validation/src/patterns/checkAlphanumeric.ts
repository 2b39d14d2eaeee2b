import { matches, type Check } from '../check.ts';

/** Checks a code of up to 20 letters and digits. */
export function checkAlphanumeric(value: string): Check {
  return matches(/^[A-Za-z0-9]{1,20}$/, value);
}
