import { compareDecimals } from '@harrow/validation';
import type { CellFailure } from '../../columnModel/rules.ts';
import { isDecimal } from '../../numbers/decimalText.ts';

/** Failure of a stored value: no number, too many decimals, or out of its limits; compared by all digits. */
export function decimalCheck({ precision = Infinity, min, max }: { precision?: number | undefined; min?: number | undefined; max?: number | undefined }) {
  return (value: unknown): CellFailure | undefined => {
    if (value === null || value === undefined || value === '') return undefined;
    const text = String(value);
    if (!isDecimal(text)) return { code: 'number' };
    const decimals = (text.split('.')[1] ?? '').replace(/0+$/, '').length;
    if (decimals > precision) return precision === 0 ? { code: 'whole' } : { code: 'decimals', limit: precision };
    if (min !== undefined && compareDecimals(text, min) < 0) return { code: 'min', limit: min };
    return max !== undefined && compareDecimals(text, max) > 0 ? { code: 'max', limit: max } : undefined;
  };
}
