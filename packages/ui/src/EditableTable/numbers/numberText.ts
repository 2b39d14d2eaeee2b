import { isExactNumber } from '@harrow/validation';
import { halfWidth } from '../../NumberInput/parseNumber.ts';
import { isDecimal } from './decimalText.ts';

/** Permitted text of a number cell while it is typed: a minus, digits, one decimal separator ("." or ","). */
const draftPattern = /^-?\d*(?:[.,]\d*)?$/;

/** True if `text` may stay in a number cell while the user types. */
export const isNumberDraft = (text: string): boolean => draftPattern.test(halfWidth(text));

/** With a point and a digit before it, for an unfinished one as well; '' without a digit. */
function plainDigits(draft: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)[.,]?(\d*)$/.exec(halfWidth(draft)) ?? [];
  return whole + fraction === '' ? '' : `${sign}${whole || '0'}${fraction && `.${fraction}`}`;
}

/** The number a draft stands for; its digits as text where a number cannot hold them all; null for an unfinished one ("", "-", "."). */
export function readNumberDraft(text: string): number | string | null {
  const digits = plainDigits(text);
  if (digits === '') return null;
  return isExactNumber(digits) ? Number(digits) : digits;
}

/** The text of a number in a cell that can be edited: no grouping, `precision` decimals if given, the locale's mark. */
export function toNumberDraft(value: unknown, precision: number | undefined, decimalMark: string): string {
  const digits = typeof value === 'number' && Number.isFinite(value) ? decimalText(value) : isDecimal(value) ? value : '';
  const text = precision === undefined || digits === '' ? digits : padDecimals(digits, precision);
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
