import { accepted, refused, type Check } from '../check.ts';

/** Bounds of a length or a count, both inclusive. `min` is 0 and `max` unlimited where left out. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** Checks the length of a text in characters, as a user counts them (an emoji or a rare Han character is one). */
export function checkLength(value: string, { min = 0, max = Infinity }: Bounds): Check<'tooShort' | 'tooLong'> {
  const { length } = Array.from(value);
  if (length < min) return refused('tooShort');
  return length > max ? refused('tooLong') : accepted;
}
