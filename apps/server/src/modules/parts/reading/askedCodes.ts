import { wordsOf } from '../../../shared/list/filters.ts';

/** Codes in one call. */
const mostCodes = 300;

/** Codes as they are pasted from a spreadsheet or a mail, in capitals. @throws 400 for more than 300 */
export const askedCodes = (pasted: string): string[] => wordsOf(pasted.toUpperCase(), mostCodes);
