import { checkDecimal } from '@harrow/validation';

/** Whether a number has no more digits after the point than can be stored, e.g. 2 for money. Its sign and size do not matter. */
export const atMostDecimals = (value: number, decimals: number): boolean => checkDecimal(value, { min: -Infinity, decimals }).ok;
