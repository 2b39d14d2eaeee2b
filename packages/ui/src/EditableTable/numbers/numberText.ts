import { isExactNumber } from '@harrow/validation';
import { halfWidth } from '../../NumberInput/parseNumber.ts';
import type { CellFailure } from '../columnModel/rules.ts';
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

/**
 * Check of a stored value: digits that a number cannot hold, or too many decimals. What else it may be is for other rules.
 * @param precision most decimals. Default: any number of them
 */
export function numberCheck(precision = Infinity): (value: unknown) => CellFailure | undefined {
  const fits = surelyFits(precision);
  return (value) => {
    if (typeof value !== 'number') return isDecimal(value) && !isExactNumber(value) ? { code: 'digits' } : undefined;
    if (fits(value) || !Number.isFinite(value)) return undefined;
    const decimals = decimalText(value).split('.')[1]?.length ?? 0;
    if (decimals <= precision) return undefined;
    return precision === 0 ? { code: 'whole' } : { code: 'decimals', limit: precision };
  };
}

/** Beyond it a number is no longer told apart from its neighbours after it was scaled. */
const mostScaled = 2 ** 50;

/**
 * Whether a number surely has at most so many decimals, without writing it, which takes thirty times as long: a whole number of units is
 * the number again when it is divided. False says nothing.
 */
export function surelyFits(precision: number): (value: number) => boolean {
  if (precision === Infinity) return () => true;
  if (precision > 15) return () => false;
  const scale = 10 ** precision;
  return (value) => {
    const units = Math.round(value * scale);
    return Math.abs(units) < mostScaled && units / scale === value;
  };
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
