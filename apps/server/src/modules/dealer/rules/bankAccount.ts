/** Whether a text can be the number of a bank account. Pure. */

/** The check digits of an IBAN: as a number, with the first four characters behind, it leaves 1 when divided by 97. */
function hasCheckDigits(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => Number.parseInt(character, 36)).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** As it is stored: without the blanks and hyphens that people write between its groups. */
export const plainAccount = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** @param country ISO 3166 alpha-2 of the dealer: China has 10 to 20 digits, others 4 to 34 letters or digits, an IBAN its check digits */
export function isAccountNumber(account: string, country: string): boolean {
  if (country === 'CN') return /^\d{10,20}$/.test(account);
  if (!/^[A-Z0-9]{4,34}$/.test(account)) return false;
  return !/^[A-Z]{2}\d{2}/.test(account) || hasCheckDigits(account);
}

/** Masked account number: `****` and its end. */
export const maskedAccount = (account: string | null): string | null => (account === null ? null : `****${account.slice(-4)}`);
