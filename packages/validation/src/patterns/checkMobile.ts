import { matches, type Check } from '../check.ts';

/**
 * The two readings of a Chinese mobile number of 11 digits:
 * `prefix` starts with 13, 14, 15, 17 or 18; `range` with 1 and then 3 to 9, which includes the other.
 */
export type MobileReading = 'prefix' | 'range';

export const mobilePatterns: Record<MobileReading, RegExp> = {
  prefix: /^1[34578]\d{9}$/,
  range: /^1[3-9]\d{9}$/,
};

/** Checks a Chinese mobile number. The wider reading is the default. */
export function checkMobile(value: string, reading: MobileReading = 'range'): Check {
  return matches(mobilePatterns[reading], value);
}
