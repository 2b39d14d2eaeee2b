import { type CronPartName, cronPartNames } from '@harrow/validation/cron';

/** Parts hidden in the editor. Without second the expression has no year either. */
export interface HiddenParts {
  readonly hideSecond: boolean;
  readonly hideYear: boolean;
}

/** Texts by part. The year is '' where the expression has none. */
export type PartTexts = Readonly<Record<CronPartName, string>>;

const defaults: PartTexts = { second: '*', minute: '*', hour: '*', dayOfMonth: '*', month: '*', dayOfWeek: '?', year: '*' };

/** The parts that are shown, in their order. */
export function shownParts({ hideSecond, hideYear }: HiddenParts): CronPartName[] {
  return cronPartNames.filter((name) => !(name === 'second' && hideSecond) && !(name === 'year' && (hideYear || hideSecond)));
}

/** Initial expression for an empty value (every, week `?`). */
export function defaultExpression(hidden: HiddenParts): string {
  return shownParts(hidden)
    .map((name) => defaults[name])
    .join(' ');
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Which parts the words of a text are. A hidden second that is there all the same keeps its place. */
function namesOf(words: readonly string[], { hideSecond }: HiddenParts): readonly CronPartName[] {
  return hideSecond && words.length <= 5 ? cronPartNames.slice(1, 6) : cronPartNames;
}

/** The texts of the parts; those that are missing are what they would be by default. */
export function splitExpression(text: string, hidden: HiddenParts): PartTexts {
  const words = wordsOf(text);
  const found = namesOf(words, hidden).map((name, index) => [name, words[index] ?? (name === 'year' ? '' : defaults[name])]);
  return { ...defaults, year: '', ...(Object.fromEntries(found) as Partial<PartTexts>) };
}

/** The text with other parts. Words behind the seventh part stay; a year comes when it says something. */
export function joinExpression(text: string, parts: PartTexts, hidden: HiddenParts): string {
  const words = wordsOf(text);
  const names = namesOf(words, hidden);
  return [...names.map((name) => parts[name]).filter(Boolean), ...words.slice(names.length)].join(' ');
}

/** The Quartz expression that a text of the editor stands for: a hidden second is 0. */
export function toQuartz(text: string, hidden: HiddenParts): { expression: string; offset: number } {
  const isWithoutSecond = namesOf(wordsOf(text), hidden).length < cronPartNames.length;
  return isWithoutSecond ? { expression: `0 ${text}`, offset: 2 } : { expression: text, offset: 0 };
}

/** The text of the editor for a Quartz expression: without the second 0 where seconds are hidden, else as it is. */
export function fromQuartz(expression: string, { hideSecond }: HiddenParts): string {
  const words = wordsOf(expression);
  return hideSecond && words.length === 6 && words[0] === '0' ? words.slice(1).join(' ') : expression;
}
