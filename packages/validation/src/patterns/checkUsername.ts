import { matches, type Check } from '../check.ts';

/** Checks a user name: 4 to 18 letters, digits and underscores. */
export function checkUsername(value: string): Check {
  return matches(/^\w{4,18}$/, value);
}
