import { accepted, refused, type Check } from '../check.ts';

/**
 * Checks an international bank account number: form, and check digits modulo 97.
 * Blanks between groups are ignored; letters may be of either case.
 * @see ISO 13616-1
 */
export function checkIban(value: string): Check<'format' | 'checkDigits'> {
  const iban = value.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return refused('format');
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  const digits = rearranged.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n ? accepted : refused('checkDigits');
}
