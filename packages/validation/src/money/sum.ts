import { type DecimalInput, toDecimal, toNumber } from './decimal.ts';

/**
 * Adds amounts exactly: 0.1 + 0.2 is 0.3. The sum of nothing is 0.
 * Lines are rounded first and summed afterwards.
 * @throws RangeError if a value is no finite decimal number.
 */
export function sum(values: Iterable<DecimalInput>): number {
  let units = 0n;
  let scale = 0;
  for (const value of values) {
    const next = toDecimal(value);
    const wider = Math.max(scale, next.scale);
    units = units * 10n ** BigInt(wider - scale) + next.units * 10n ** BigInt(wider - next.scale);
    scale = wider;
  }
  return toNumber({ units, scale });
}
