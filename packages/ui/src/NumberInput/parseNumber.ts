import { isExactNumber } from '@harrow/validation';

/** The marks a language writes numbers with. */
export interface NumberMarks {
  decimal: string;
  group: string;
}

/** Digits and marks as wide as Chinese characters, as an input method writes them, in their usual form. */
export const halfWidth = (text: string): string => text.replace(/[\uff0b-\uff19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** Whether a text can still become a number: digits, both decimal marks, spaces, one leading minus. */
export const isNumberText = (text: string): boolean => /^\s*[-−]?[\d.,\s'\u00a0\u202f]*$/.test(halfWidth(text));

/**
 * Reads a number that a person typed or pasted, with the decimal mark of any of our languages.
 * The last of two different marks is the decimal one, a repeated mark groups. A single mark is the decimal one, unless it
 * is the language's own grouping mark with exactly three digits after it.
 * @returns undefined where there is no number, or one with more digits than a JavaScript number holds.
 */
export function parseNumber(text: string, marks: NumberMarks): number | undefined {
  const written = exactNumber(text, marks);
  return written === undefined || !isExactNumber(written) ? undefined : Number(written);
}

/** Digits alone, or in groups: of three, or of two before the last as in India. */
const whole = /^(?:\d*|\d{1,3}(?:([.,'\s\u00a0\u202f])\d{2,3})*(?:[.,'\s\u00a0\u202f])\d{3})$/;

/** The same as exact text with a point, for numbers that have more digits than a double holds. */
export function exactNumber(text: string, marks: NumberMarks): string | undefined {
  if (!isNumberText(text)) return undefined;
  const written = halfWidth(text).trim().replace('−', '-');
  const sign = written.startsWith('-') ? '-' : '';
  const unsigned = written.slice(sign.length).trimStart();
  const decimalAt = decimalMarkAt(unsigned, marks);
  const grouped = decimalAt < 0 ? unsigned : unsigned.slice(0, decimalAt);
  const fraction = decimalAt < 0 ? '' : unsigned.slice(decimalAt + 1);
  // 1.2.3 or 1 2 is no number: no language groups like that.
  if (!whole.test(grouped) || !/^\d*$/.test(fraction)) return undefined;
  const digits = grouped.replace(/\D/g, '');
  if (digits + fraction === '') return undefined;
  return `${sign}${digits.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`;
}

function decimalMarkAt(written: string, marks: NumberMarks): number {
  const [point, comma] = [written.lastIndexOf('.'), written.lastIndexOf(',')];
  const last = Math.max(point, comma);
  if (last < 0 || Math.min(point, comma) >= 0) return last;
  const mark = written[last]!;
  if (written.indexOf(mark) !== last) return -1;
  const groups = mark === marks.group && /^[1-9]\d{0,2}$/.test(written.slice(0, last)) && /^\d{3}$/.test(written.slice(last + 1));
  return groups ? -1 : last;
}
