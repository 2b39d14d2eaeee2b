import { type DecimalInput, roundDecimal, toDecimal, toNumber } from './decimal.ts';

/**
 * Multiplies exactly and rounds once, at the end, half-up: quantity × price × rate of one line.
 * @param decimals places kept in the product, 2 for every money amount.
 * @throws RangeError if a factor is no finite decimal number.
 */
export function multiply(factors: readonly DecimalInput[], decimals = 2): number {
  const exact = factors
    .map(toDecimal)
    .reduce((product, factor) => ({ units: product.units * factor.units, scale: product.scale + factor.scale }), { units: 1n, scale: 0 });
  return toNumber(roundDecimal(exact, decimals));
}
