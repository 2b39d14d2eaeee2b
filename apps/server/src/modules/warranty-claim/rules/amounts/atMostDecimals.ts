/**
 * Whether a number has no more digits after the point than can be stored, e.g. 2 for money. What floating point adds to a sum
 * (0.1 + 0.2) is no digit.
 */
export const atMostDecimals = (value: number, decimals: number): boolean =>
  Math.abs(value - Number(value.toFixed(decimals))) <= Number.EPSILON * Math.abs(value);
