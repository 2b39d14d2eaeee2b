import { compareDecimals } from './compareDecimals.ts';

/** The number of a decimal text, or undefined where a double cannot hold it exactly: numbers compare to it as decimals do. */
export function exactNumber(text: string): number | undefined {
  const number = Number(text);
  return compareDecimals(number, text) === 0 ? number : undefined;
}
