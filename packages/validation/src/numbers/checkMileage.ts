import type { Check } from '../check.ts';
import { checkDecimal, type DecimalReason } from './checkDecimal.ts';

/** Largest round trip of a service call in km, where the parameter `claim.mileageMax` says nothing else. */
export const defaultMileageMax = 400;

/**
 * Checks the mileage of a service trip: 0 to `max` km inclusive, up to 2 decimals.
 * @param max in km.
 */
export function checkMileage(value: string | number, max: number = defaultMileageMax): Check<DecimalReason> {
  return checkDecimal(value, { max });
}
