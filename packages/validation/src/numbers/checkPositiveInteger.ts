import { accepted, refused, type Check } from '../check.ts';

/**
 * Checks a target: a positive integer. Nothing entered means "no target" and is accepted;
 * zero is refused.
 */
export function checkPositiveInteger(value: string | number | null | undefined): Check<'notAnInteger' | 'notPositive'> {
  const text = String(value ?? '');
  if (text === '') return accepted;
  if (!/^-?\d+$/.test(text)) return refused('notAnInteger');
  return BigInt(text) > 0n ? accepted : refused('notPositive');
}
