import { exactNumber, type NumberMarks } from '../../NumberInput/parseNumber.ts';

const written = /^-?\d+(?:\.\d+)?$/;

/** Whether a text is a number as the column stores it: digits with a point. */
export const isDecimal = (value: unknown): value is string => typeof value === 'string' && written.test(value);

/** Stored value of a typed text: the number with all its digits; any other text as it is, to be marked; `null` for an empty one. */
export const readDecimal = (text: string, marks: NumberMarks): string | null => exactNumber(text, marks) ?? (text.trim() || null);

/** As it is edited: no grouping, the mark of the locale, at least `precision` decimals. */
export function editDecimal(value: unknown, precision: number | undefined, decimalMark: string): string {
  if (!isDecimal(value)) return value === null || value === undefined ? '' : String(value);
  const [whole, fraction = ''] = value.split('.');
  const decimals = fraction.padEnd(precision ?? 0, '0');
  return decimals ? `${whole}${decimalMark}${decimals}` : whole!;
}
