import { accepted, refused, type Check } from '../check.ts';
import type { Bounds } from './checkLength.ts';

/** Checks how many options are selected. */
export function checkSelection(selected: readonly unknown[], { min = 0, max = Infinity }: Bounds): Check<'tooFew' | 'tooMany'> {
  if (selected.length < min) return refused('tooFew');
  return selected.length > max ? refused('tooMany') : accepted;
}
