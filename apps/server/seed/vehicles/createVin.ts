import { vinCheckDigit } from '@harrow/validation/vin';

/** Model-year letter of ISO 3779; I, O, Q, U and Z are not used. The letters repeat after 21 years of letters and 9 of digits. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/**
 * VIN of a machine of the maker: `L9T`, five characters of the model, check digit, year, plant, serial number.
 * @param vinCode five characters, e.g. `T504E`
 * @param year of production
 * @param serial 1 to 999999
 */
export function createVin(vinCode: string, year: number, plant: 'A' | 'B', serial: number): string {
  const yearCode = yearCodes.charAt((year - 2010 + 300) % yearCodes.length);
  const withoutCheck = `L9T${vinCode}0${yearCode}${plant}${String(serial).padStart(6, '0')}`;
  return `${withoutCheck.slice(0, 8)}${vinCheckDigit(withoutCheck)}${withoutCheck.slice(9)}`;
}
