import { localeTag } from '../HarrowProvider/language/language.ts';

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string, minimum: number, maximum: number): Intl.NumberFormat {
  const key = `${language}/${minimum}/${maximum}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(localeTag(language), {
      minimumFractionDigits: minimum,
      maximumFractionDigits: maximum,
      // Spanish would leave four-digit numbers ungrouped, and columns would not line up.
      useGrouping: 'always',
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * A number with the thousands separator and decimal mark of the language.
 * @param decimals exact count of decimals, 0 to 20; without it as many as the number has, at most 6.
 * @returns '' for null, undefined and numbers that are not finite.
 */
export function formatNumber(value: number | null | undefined, language: string, decimals?: number): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  // -0 and amounts that round to it carry no minus.
  const text = numberFormat(language, decimals ?? 0, decimals ?? 6).format(value);
  return /[1-9]/.test(text) ? text : text.replace(/^[-−]/, '');
}

/**
 * A number with all its digits, for a field: nothing is rounded.
 * @param value a number, or one in digits with a point
 * @param decimals least count of decimals
 * @returns '' for nothing, and for what is no number
 */
export function formatExact(value: number | string | null | undefined, language: string, decimals: number): string {
  if (value === null || value === undefined || value === '' || !Number.isFinite(Number(value))) return '';
  return numberFormat(language, decimals, 20).format(value as Intl.StringNumericLiteral);
}

/** An amount: two decimals, the currency code after it, e.g. `1 234,50 EUR` in French. '' for no amount. */
export function formatMoney(amount: number | null | undefined, currency: string | undefined, language: string): string {
  const text = formatNumber(amount, language, 2);
  return text && currency ? `${text}\u00a0${currency}` : text;
}

/** The characters a language writes numbers with. */
export function numberMarks(language: string): { decimal: string; group: string } {
  const parts = numberFormat(language, 1, 1).formatToParts(12345.6);
  const mark = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: mark('decimal'), group: mark('group') };
}
