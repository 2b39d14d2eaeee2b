/** The marks a language writes numbers with. */
export interface NumberMarks {
  decimal: string;
  group: string;
}

/** Whether a text can still become a number: digits, both decimal marks, spaces, one leading minus. */
export const isNumberText = (text: string): boolean => /^\s*[-−]?[\d.,\s'\u00a0\u202f]*$/.test(text);

/**
 * Reads a number that a person typed or pasted, with the decimal mark of any of our languages.
 * The last of two different marks is the decimal one, a repeated mark groups. A single mark is the decimal one, unless it
 * is the language's own grouping mark with exactly three digits after it.
 * @returns undefined where there is no number.
 */
export function parseNumber(text: string, marks: NumberMarks): number | undefined {
  const written = exactNumber(text, marks);
  return written === undefined ? undefined : Number(written);
}

/** The same as exact text with a point, for numbers that have more digits than a double holds. */
export function exactNumber(text: string, marks: NumberMarks): string | undefined {
  if (!isNumberText(text)) return undefined;
  const written = text.replace(/[\s'\u00a0\u202f]/g, '').replace('−', '-');
  const decimalAt = decimalMarkAt(written, marks);
  const sign = written.startsWith('-') ? '-' : '';
  const whole = (decimalAt < 0 ? written : written.slice(0, decimalAt)).replace(/[.,-]/g, '');
  const fraction = decimalAt < 0 ? '' : written.slice(decimalAt + 1);
  if (whole + fraction === '') return undefined;
  return `${sign}${whole || '0'}${fraction && `.${fraction}`}`;
}

function decimalMarkAt(written: string, marks: NumberMarks): number {
  const [point, comma] = [written.lastIndexOf('.'), written.lastIndexOf(',')];
  const last = Math.max(point, comma);
  if (last < 0 || Math.min(point, comma) >= 0) return last;
  const mark = written[last]!;
  if (written.indexOf(mark) !== last) return -1;
  const groups = mark === marks.group && /^-?[1-9]\d{0,2}$/.test(written.slice(0, last)) && /^\d{3}$/.test(written.slice(last + 1));
  return groups ? -1 : last;
}
