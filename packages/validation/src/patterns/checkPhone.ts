import { matches, type Check } from '../check.ts';
import { checkMobile } from './checkMobile.ts';

const international = /^\+?[0-9 ()-]{6,20}$/;

/**
 * Checks a phone number by country: China takes a mobile number of 11 digits, every other country an
 * E.164-like one of 6 to 20 digits, blanks, brackets and hyphens.
 * @param country ISO 3166 code of two letters, e.g. `CN`.
 */
export function checkPhone(value: string, country: string): Check {
  return country === 'CN' ? checkMobile(value) : matches(international, value);
}
