export { checkVin } from './checkVin.ts';
export { confusedLetters } from './confusedLetters.ts';
export { isVinCheckDigitValid } from './isVinCheckDigitValid.ts';
export { readVin } from './readVin.ts';
export { vinCheckDigit } from './vinCheckDigit.ts';
