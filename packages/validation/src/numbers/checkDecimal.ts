import { accepted, refused, type Check } from '../check.ts';
import { decimalOf } from '../money/decimal.ts';

/** Limits of a decimal number. */
export interface DecimalLimits {
  /** Smallest accepted value; 0 where left out. */
  readonly min?: number;
  /** Largest accepted value; unlimited where left out. */
  readonly max?: number;
  /** Most digits after the decimal point; 2 where left out. */
  readonly decimals?: number;
}

/** Why a decimal number is refused. */
export type DecimalReason = 'notANumber' | 'tooSmall' | 'tooLarge' | 'tooManyDecimals';

/** Checks a decimal number, written with a point. The default is the spec's "non-negative number with up to 2 decimals". */
export function checkDecimal(value: string | number, { min = 0, max = Infinity, decimals = 2 }: DecimalLimits = {}): Check<DecimalReason> {
  const decimal = decimalOf(value);
  if (decimal === undefined) return refused('notANumber');
  if (decimal.scale > decimals) return refused('tooManyDecimals');
  if (Number(value) < min) return refused('tooSmall');
  return Number(value) > max ? refused('tooLarge') : accepted;
}
