import type { FindQuery } from '../context/tools.types.ts';

/** Spaces that keep a number together, and line breaks, are spaces to who looks for them. */
const otherSpaces = /[^\S ]/g;

/** Whether a text of a cell is what is looked for. Undefined for a query that asks nothing. */
export function textMatcher({ text, matchCase, wholeCell }: FindQuery): ((shown: string) => boolean) | undefined {
  if (text.trim() === '') return undefined;
  const fold = (one: string) => {
    const spaced = one.replaceAll(otherSpaces, ' ');
    return matchCase ? spaced : spaced.toLowerCase();
  };
  const wanted = fold(text);
  if (!wholeCell) return (shown) => fold(shown).includes(wanted);
  const whole = wanted.trim();
  return (shown) => fold(shown).trim() === whole;
}
