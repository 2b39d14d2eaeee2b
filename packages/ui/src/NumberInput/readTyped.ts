import { compareDecimals, isExactNumber } from '@harrow/validation';
import { exactNumber, type NumberMarks } from './parseNumber.ts';

export interface NumberBounds {
  min: number;
  max: number;
  /** Most decimals; zeros at the end do not count. */
  decimals: number;
  /** The number is kept as text, so that no digit is too much. */
  isText: boolean;
}

/** The number in digits with a point, or why it is none that may be taken: a key of `number` in the messages. */
export type TypedNumber = { exact: string } | { problem: 'none' | 'whole' | 'decimals' | 'digits' } | { problem: 'min' | 'max'; limit: number };

/** Reads a typed text. It never becomes another number: nothing is rounded or left out. */
export function readTyped(text: string, marks: NumberMarks, { min, max, decimals, isText }: NumberBounds): TypedNumber {
  const exact = exactNumber(text, marks);
  if (exact === undefined) return { problem: 'none' };
  if (Number.isFinite(min) && compareDecimals(exact, min) < 0) return { problem: 'min', limit: min };
  if (Number.isFinite(max) && compareDecimals(exact, max) > 0) return { problem: 'max', limit: max };
  const fraction = (exact.split('.')[1] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return { problem: decimals === 0 ? 'whole' : 'decimals' };
  if (!isText && !isExactNumber(exact)) return { problem: 'digits' };
  return { exact };
}
