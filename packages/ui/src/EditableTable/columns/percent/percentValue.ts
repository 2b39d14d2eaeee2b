import { isExactNumber } from '@harrow/validation';
import { isDecimal } from '../../numbers/decimalText.ts';
import { decimalText } from '../../numbers/numberText.ts';

/** A number, as text where a number cannot hold its digits, or null for what is none. */
type Shifted = number | string | null;

/** Exact in decimals: 0.07 is 7 percent, not 7.000000000000001. */
export const toPercentNumber = (share: unknown): Shifted => shift(share, 2);

/** 7 percent is 0.07. */
export const toShare = (percent: unknown): Shifted => shift(percent, -2);

function shift(value: unknown, places: number): Shifted {
  const digits = typeof value === 'number' && Number.isFinite(value) ? decimalText(value) : value;
  if (!isDecimal(digits)) return null;
  const moved = movePoint(digits, places);
  return isExactNumber(moved) ? Number(moved) : moved;
}

function movePoint(number: string, places: number): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(number)!;
  const scale = Math.max(0, fraction.length - places);
  const digits = (whole + fraction.padEnd(places, '0')).padStart(scale + 1, '0');
  const point = digits.length - scale;
  const moved = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  return `${sign}${moved}${scale > 0 ? `.${digits.slice(point)}` : ''}`;
}
