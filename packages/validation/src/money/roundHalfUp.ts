import { type DecimalInput, roundDecimal, toDecimal, toNumber } from './decimal.ts';

/**
 * Rounds an amount half-up, in decimal: 1.005 becomes 1.01. Negative halves go away from zero, as PostgreSQL rounds.
 * @param decimals places kept, 2 for every money amount.
 * @throws RangeError if `value` is no finite decimal number.
 */
export function roundHalfUp(value: DecimalInput, decimals = 2): number {
  return toNumber(roundDecimal(toDecimal(value), decimals));
}
