import { decimalOf } from '../../money/decimal.ts';

/** A number written by a person, up to 60 characters, without exponent. */
const written = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** Whether a text is a number that a condition may ask about. */
export const isNumberText = (text: string): boolean => text.length <= 60 && written.test(text);

/** Order of two numbers as exact decimals (1 = 1.00, past 2^53 too); NaN when one is no number. */
export function compareDecimals(a: string | number, b: string | number): number {
  const [left, right] = [toDecimal(a), toDecimal(b)];
  if (!left || !right) return Number.NaN;
  const scale = Math.max(left.scale, right.scale);
  const difference = left.units * 10n ** BigInt(scale - left.scale) - right.units * 10n ** BigInt(scale - right.scale);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** Also reads `.5` and `5.`, which PostgreSQL does. */
const toDecimal = (value: string | number) =>
  decimalOf(
    String(value)
      .replace(/^([+-]?)\./, '$10.')
      .replace(/\.$/, ''),
  );
