import { matches, type Check } from '../check.ts';

/** Checks an identity number: up to 50 letters and digits; hyphens and blanks do not count. */
export function checkIdNumber(value: string): Check {
  return matches(/^[A-Za-z0-9]{1,50}$/, value.replace(/[-\s]/g, ''));
}
