import { isExactNumber } from '@harrow/validation';
import { halfWidth } from '../../../NumberInput/parseNumber.ts';

/** Permitted text of a number cell while it is typed: a minus, digits, one decimal separator ("." or ","). */
const draftPattern = /^-?\d*(?:[.,](\d*))?$/;

/**
 * True if `text` may stay in a number cell while the user types.
 * @param precision largest number of decimals; unlimited by default, 0 refuses the decimal mark.
 */
export const isNumberDraft = (text: string, precision = Infinity): boolean => draftProblem(text, precision) === undefined;

/** Why it may not: a key of the table's messages. */
export function draftProblem(text: string, precision = Infinity): 'parse.number' | 'parse.decimals' | 'parse.digits' | undefined {
  const match = draftPattern.exec(halfWidth(text));
  if (!match) return 'parse.number';
  if (match[1] !== undefined && (precision === 0 || match[1].length > precision)) return 'parse.decimals';
  const digits = plainDigits(text);
  return digits === '' || isExactNumber(digits) ? undefined : 'parse.digits';
}

/** With a point and a digit before it, for an unfinished one as well; '' without a digit. */
function plainDigits(draft: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)[.,]?(\d*)$/.exec(halfWidth(draft)) ?? [];
  return whole + fraction === '' ? '' : `${sign}${whole || '0'}${fraction && `.${fraction}`}`;
}

/** The number a draft stands for, or null for an unfinished one ("", "-", "."). */
export function parseNumberDraft(text: string): number | null {
  const digits = plainDigits(text);
  const number = Number(digits);
  return digits !== '' && Number.isFinite(number) ? number : null;
}

/** The text of a number in a cell that can be edited: no grouping, `precision` decimals if given, the locale's mark. */
export function toNumberDraft(value: unknown, precision: number | undefined, decimalMark: string): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  // Beyond 1e21 toFixed writes an exponent, which is not a draft.
  const text = precision === undefined || Math.abs(value) >= 1e21 ? decimalText(value) : padDecimals(decimalText(value), precision);
  return text.replace('.', decimalMark);
}

/** A finite number in plain digits, without an exponent: 1e-7 becomes "0.0000001". Exact: the shortest digits that mean it. */
export function decimalText(value: number): string {
  const text = String(value);
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!match) return text;
  const [, sign = '', lead = '', rest = '', exponentText = '0'] = match;
  const exponent = Number(exponentText);
  const digits = lead + rest;
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  return sign + digits.padEnd(exponent + 1, '0');
}

/** Never rounds: a stored number with more decimals than the column shows stays readable as it is. */
function padDecimals(text: string, precision: number): string {
  const decimals = text.split('.')[1] ?? '';
  if (decimals.length >= precision) return text;
  return `${text}${decimals ? '' : '.'}${'0'.repeat(precision - decimals.length)}`;
}
