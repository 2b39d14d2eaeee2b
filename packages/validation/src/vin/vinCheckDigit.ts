import { checkVin } from './checkVin.ts';

const values: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};
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
  return values[character] ?? Number(character);
}
