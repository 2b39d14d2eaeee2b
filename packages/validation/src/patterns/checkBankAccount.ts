import { matches, type Check } from '../check.ts';
import { checkBankCard } from './checkBankCard.ts';
import { checkIban } from './checkIban.ts';

/**
 * Checks a bank account by country: a card number of 10 to 20 digits in China;
 * elsewhere an IBAN where the text looks like one, else up to 34 letters and digits.
 * @param country ISO 3166 code of two letters, e.g. `CN`.
 */
export function checkBankAccount(value: string, country: string): Check<'format' | 'checkDigits'> {
  if (country === 'CN') return checkBankCard(value);
  const account = value.replaceAll(' ', '');
  if (/^[A-Za-z]{2}\d{2}/.test(account)) return checkIban(account);
  return matches(/^[A-Za-z0-9]{1,34}$/, account);
}
