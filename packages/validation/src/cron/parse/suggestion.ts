import type { CronErrorCode } from '../cron.ts';
import type { PartGrammar } from '../grammar.ts';

/** Replacement for the `wrong` characters of a part, if there is an obvious one. */
export function suggestion(code: CronErrorCode, wrong: string, { names, min, max, maxStep }: PartGrammar): string | undefined {
  switch (code) {
    case 'range':
      return String(clamp(Number(wrong), min, max));
    case 'step':
      return String(clamp(Number(wrong), 1, maxStep));
    case 'nth':
      return String(clamp(Number.parseInt(wrong, 10) || 1, 1, 5));
    case 'offset':
      return '30';
    case 'name':
      return nearestName(wrong.toUpperCase(), names);
    case 'noneHere':
    case 'neitherDay':
      return '*';
    case 'bothDays':
      return '?';
    case 'yearOrder':
      return wrong.split('-').reverse().join('-');
    case 'partCount':
    case 'character':
    case 'number':
    case 'nthTwice':
    case 'lastInList':
    case 'noneInList':
      return undefined;
  }
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The name that shares most letters at the same places; none when fewer than two do. */
function nearestName(wrong: string, names: readonly string[]): string | undefined {
  const shared = (name: string): number => [...name].filter((letter, index) => wrong[index] === letter).length;
  const best = [...names].sort((one, other) => shared(other) - shared(one))[0];
  return best !== undefined && shared(best) >= 2 ? best : undefined;
}
