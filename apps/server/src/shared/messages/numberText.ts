import type { Language } from './messages.ts';

const tags: Readonly<Record<Language, string>> = { 'zh-cn': 'zh-CN', en: 'en', es: 'es', ru: 'ru', fr: 'fr', pt: 'pt-BR' };
/** What stands before the decimals of a number in the language. */
export const decimalMark = (language: Language): string =>
  new Intl.NumberFormat(tags[language]).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number with the thousands separator and decimal mark of the language.
 * @param isMoney exactly two decimals; otherwise as many as the number has, at most 6
 */
export function numberText(language: Language, value: number, isMoney: boolean): string {
  const key = `${language} ${isMoney}`;
  const known = formats.get(key);
  // Spanish would leave four-digit numbers ungrouped.
  const format =
    known ?? new Intl.NumberFormat(tags[language], { minimumFractionDigits: isMoney ? 2 : 0, maximumFractionDigits: isMoney ? 2 : 6, useGrouping: 'always' });
  if (!known) formats.set(key, format);
  return format.format(value);
}
