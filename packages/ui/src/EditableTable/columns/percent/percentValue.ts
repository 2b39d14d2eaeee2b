import { decimalText } from '../number/numberText.ts';

/** Exact in decimals: 0.07 is 7 percent, not 7.000000000000001. Null for what is no number. */
export const toPercentNumber = (share: unknown): number | null => shift(share, 2);

/** 7 percent is 0.07. */
export const toShare = (percent: unknown): number | null => shift(percent, -2);

function shift(value: unknown, places: number): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return Number(`${decimalText(value)}e${places}`);
}
