import { decimalOf } from '../money/decimal.ts';

/** Whether a JavaScript number has all the digits of a decimal text: not 9007199254740993, nor 99999999999999.99. */
export function isExactNumber(text: string): boolean {
  const [written, held] = [decimalOf(text), decimalOf(Number(text))];
  return written !== undefined && held !== undefined && written.units === held.units && written.scale === held.scale;
}
