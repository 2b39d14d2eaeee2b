import { type DecimalInput, toDecimal, toNumber } from './decimal.ts';

/**
 * Divides exactly and rounds once, half-up: the share of a line, the price of a piece, a part in per cent. Halves go away from zero.
 * @param decimals places kept in the quotient, 2 for every money amount.
 * @throws RangeError if one of them is no finite decimal number, or the divisor is 0.
 */
export function divide(dividend: DecimalInput, divisor: DecimalInput, decimals = 2): number {
  const [above, below] = [toDecimal(dividend), toDecimal(divisor)];
  if (below.units === 0n) throw new RangeError('Divided by 0');
  const units = above.units * 10n ** BigInt(below.scale + decimals);
  const parts = below.units * 10n ** BigInt(above.scale);
  const isNegative = units < 0n !== parts < 0n;
  const [whole, by] = [units < 0n ? -units : units, parts < 0n ? -parts : parts];
  const rounded = (whole * 2n + by) / (by * 2n);
  return toNumber({ units: isNegative ? -rounded : rounded, scale: decimals });
}
