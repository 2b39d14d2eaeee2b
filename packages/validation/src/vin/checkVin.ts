import { accepted, refused, type Check } from '../check.ts';

/**
 * Checks form and alphabet of a VIN or PIN: 17 characters, A-Z without I, O and Q, and 0-9.
 * Normalise it first ({@link readVin}). The check digit is a separate question, see `isVinCheckDigitValid`.
 * @see ISO 3779, ISO 10261
 */
export function checkVin(vin: string): Check<'length' | 'alphabet'> {
  if (vin.length !== 17) return refused('length');
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? accepted : refused('alphabet');
}
