import { checkVin } from './checkVin.ts';

/** Characters by value; digits are worth themselves. */
const letters: readonly string[] = ['', 'AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'];
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Check digit of a VIN (position 9), by weighted sum modulo 11. What stands at position 9 does not matter.
 * @param vin 17 characters A-Z (without I, O, Q) and 0-9, upper case.
 * @returns `0` to `9` or `X`.
 * @throws RangeError if `vin` has another length or alphabet.
 * @see 49 CFR 565.15 (off-road machines of other makers need not follow it)
 */
export function vinCheckDigit(vin: string): string {
  if (!checkVin(vin).ok) throw new RangeError(`Not a VIN: ${vin}`);
  const total = weights.reduce((running, weight, index) => running + weight * valueOf(vin.charAt(index)), 0);
  const remainder = total % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

function valueOf(character: string): number {
  return /\d/.test(character) ? Number(character) : letters.findIndex((worth) => worth.includes(character));
}
