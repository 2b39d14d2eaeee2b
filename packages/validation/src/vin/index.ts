export { checkVin } from './checkVin.ts';
export { isVinCheckDigitValid } from './isVinCheckDigitValid.ts';
export { normaliseVin } from './normaliseVin.ts';
export { vinCheckDigit } from './vinCheckDigit.ts';
