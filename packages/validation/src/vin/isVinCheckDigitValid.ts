import { vinCheckDigit } from './vinCheckDigit.ts';

/**
 * Whether position 9 of a VIN is its check digit. For machines of other makers a mismatch is only worth a warning.
 * @throws RangeError if `vin` is no well-formed VIN, see `checkVin`.
 */
export function isVinCheckDigitValid(vin: string): boolean {
  return vinCheckDigit(vin) === vin.charAt(8);
}
