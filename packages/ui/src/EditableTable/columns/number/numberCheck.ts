import { isExactNumber } from '@harrow/validation';
import type { CellFailure } from '../../columnModel/rules.ts';
import { isDecimal } from '../../numbers/decimalText.ts';
import { decimalText } from '../../numbers/numberText.ts';

/**
 * Check of a stored value: digits that a number cannot hold, or too many decimals. What else it may be is for other rules.
 * @param precision most decimals. Default: any number of them
 */
export function numberCheck(precision = Infinity): (value: unknown) => CellFailure | undefined {
  const fits = surelyFits(precision);
  return (value) => {
    if (typeof value !== 'number') return isDecimal(value) && !isExactNumber(value) ? { code: 'digits' } : undefined;
    if (fits(value) || !Number.isFinite(value)) return undefined;
    const decimals = decimalText(value).split('.')[1]?.length ?? 0;
    if (decimals <= precision) return undefined;
    return precision === 0 ? { code: 'whole' } : { code: 'decimals', limit: precision };
  };
}

/** Beyond it a number is no longer told apart from its neighbours after it was scaled. */
const mostScaled = 2 ** 50;

/**
 * Whether a number surely has at most so many decimals, without writing it, which takes thirty times as long: a whole number of units is
 * the number again when it is divided. False says nothing.
 */
export function surelyFits(precision: number): (value: number) => boolean {
  if (precision === Infinity) return () => true;
  if (precision > 15) return () => false;
  const scale = 10 ** precision;
  return (value) => {
    const units = Math.round(value * scale);
    return Math.abs(units) < mostScaled && units / scale === value;
  };
}
