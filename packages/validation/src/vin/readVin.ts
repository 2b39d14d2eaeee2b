const fullWidth = /[\uFF01-\uFF5E]/g;
const asHalfWidth = (character: string): string => String.fromCharCode(character.charCodeAt(0) - 0xfee0);

/** Blanks, hyphens of every length, and what is not seen: marks of direction, soft hyphens, the characters that end what a scanner reads. */
const dropped = /[\p{White_Space}\p{Dash}\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}]/gu;

/** Bar codes in Code 39 carry the VIN between asterisks, and often behind an `I`, which no VIN contains. */
const scannersMark = /^I(?=[A-HJ-NPR-Z0-9]{17}$)/;

/**
 * A VIN as it is stored, out of one that was typed, pasted or scanned: upper case, half width, without blanks, hyphens, invisible characters
 * and what a scanner puts around it. Nothing is cut off, and no letter is taken for a digit: `checkVin` says what is wrong with the rest.
 */
export function readVin(text: string): string {
  return text
    .replace(fullWidth, asHalfWidth)
    .replace(dropped, '')
    .replace(/^\*|\*$/g, '')
    .toUpperCase()
    .replace(scannersMark, '');
}
