import { isExactNumber } from '@harrow/validation';
import { exactNumber, type NumberMarks } from '../../NumberInput/parseNumber.ts';
import { isAmbiguous, type LoneMark } from './loneMark.ts';
import { currencyMark } from './data/currencyMarks.ts';
import { decimalText } from './numberText.ts';

/** Value of a text from outside, or the reason why it has none: a message key of the table with its parameters. */
export type ParsedText = { value: unknown } | { error: string; values?: Record<string, unknown> };

/** The part of `CellLocale` that reading needs. */
interface Locale {
  tag: string;
  decimalMark: string;
  loneMark?: LoneMark | undefined;
}

const knownMarks = new Map<string, NumberMarks>();

/** The marks that numbers of the locale are written with. */
export function marksOf({ tag, decimalMark }: Locale): NumberMarks {
  let known = knownMarks.get(tag);
  if (!known) {
    const group = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(12345).find(({ type }) => type === 'group')?.value ?? '';
    known = { decimal: decimalMark, group };
    knownMarks.set(tag, known);
  }
  return known;
}

/** Every locale reads them alike, and a number holds them all. */
const plainDigits = /^\d{1,15}$/;

/**
 * A number as people and spreadsheets of the locale write it, grouped or not, with a currency beside it, negative by a minus or in
 * brackets. Empty is `null`. Refused where it can be read in two ways and the locale does not say which one is meant.
 * @param precision most decimals; a longer number is refused, because cutting it would change it without a word.
 */
export function readNumber(text: string, locale: Locale, precision = Infinity): ParsedText {
  // Most cells of a block that is pasted.
  if (plainDigits.test(text)) return { value: Number(text) };
  const read = readExactNumber(text, locale, precision);
  if ('error' in read || read.value === null) return read;
  return isExactNumber(read.value) ? { value: Number(read.value) } : { error: 'parse.digits', values: { text: text.trim() } };
}

/** The same with all its digits, as text with a point. */
export function readExactNumber(text: string, locale: Locale, precision = Infinity): { value: string | null } | Extract<ParsedText, { error: string }> {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null };
  const amount = withoutCurrency(trimmed);
  const marks = marksOf(locale);
  const isOpen = precision > 0 && isAmbiguous(amount, marks);
  if (isOpen && !locale.loneMark) return { error: 'parse.ambiguous', values: { text: trimmed } };
  const exact = exactNumber(isOpen && locale.loneMark === 'decimals' ? amount.replace(marks.group, marks.decimal) : amount, marks);
  if (exact === undefined) return { error: 'parse.number', values: { text: trimmed } };
  const decimals = (exact.split('.')[1] ?? '').replace(/0+$/, '').length;
  return decimals > precision ? { error: 'parse.decimals', values: { text: trimmed, limit: precision } } : { value: exact };
}

const currencyBefore = new RegExp(String.raw`^([-−]?)\s*${currencyMark}\s*(?=[\d-])`, 'u');
const currencyBehind = new RegExp(String.raw`(?<=\d)\s*${currencyMark}$`, 'u');

/** Spreadsheets copy amounts as they show them: `(¥1,234.50)`. */
function withoutCurrency(text: string): string {
  const owed = /^\((.*)\)$/.exec(text)?.[1];
  const amount = (owed ?? text).trim().replace(currencyBefore, '$1').replace(currencyBehind, '');
  return owed === undefined ? amount : `-${amount}`;
}

/** A number for a spreadsheet of the locale: all its digits, no grouping. What is no number goes as it is. */
export function writeNumber(value: unknown, { decimalMark }: Locale): string {
  if (typeof value === 'number' && Number.isFinite(value)) return decimalText(value).replace('.', decimalMark);
  return value === null || value === undefined ? '' : String(value);
}
