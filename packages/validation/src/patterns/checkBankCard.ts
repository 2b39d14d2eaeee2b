import { matches, type Check } from '../check.ts';

/** Checks a bank card number: 10 to 20 digits. */
export function checkBankCard(value: string): Check {
  return matches(/^\d{10,20}$/, value);
}
