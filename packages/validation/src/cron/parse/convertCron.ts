import type { CronError } from '../cron.ts';
import { parseCron } from './parseCron.ts';
import { toQuartzWeekdays } from './toQuartzWeekdays.ts';

/**
 * Changes that made a Quartz expression of the input.
 * - `characters`: full-width signs and typographic dashes
 * - `wrapper`: `cron(…)` around the expression
 * - `nickname`: `@daily` and friends
 * - `unix`: five parts of Unix cron, run at second 0
 * - `noSecond`: five parts and a year, as in cloud schedulers, run at second 0
 * - `weekdays`: weekdays counted from 0 (Sunday), as outside Quartz
 * - `longNames`: names of more than three letters
 * - `none`: `?` in the day part that said nothing
 */
export type CronConversionCode = 'characters' | 'wrapper' | 'nickname' | 'unix' | 'noSecond' | 'weekdays' | 'longNames' | 'none';

export interface CronConversion {
  readonly code: CronConversionCode;
  readonly from: string;
  readonly to: string;
}

/**
 * - `syntax`: see `error`
 * - `reboot`: runs when a machine starts, which is no time
 * - `eitherDay`: outside Quartz, a day of month and a day of week together mean either of them; that needs two expressions
 */
export type CronConversionReason = 'syntax' | 'reboot' | 'eitherDay';

export type CronConversionResult =
  | { readonly ok: true; readonly expression: string; readonly conversions: readonly CronConversion[] }
  | { readonly ok: false; readonly reason: CronConversionReason; readonly error: CronError };

const nicknames: Readonly<Record<string, string>> = {
  '@yearly': '0 0 0 1 1 ?',
  '@annually': '0 0 0 1 1 ?',
  '@monthly': '0 0 0 1 * ?',
  '@weekly': '0 0 0 ? * 1',
  '@daily': '0 0 0 * * ?',
  '@midnight': '0 0 0 * * ?',
  '@hourly': '0 0 * * * ?',
};

/**
 * A Quartz expression for what people paste: Unix cron of five parts, nicknames, six parts without `?` (weekdays then counted from
 * 0 = Sunday, as in Spring and node libraries), cloud schedulers' parts without seconds. Says each change; a valid Quartz expression is not changed.
 */
export function convertCron(text: string): CronConversionResult {
  const given = text.trim();
  const reading = parseCron(given);
  if (reading.ok) return { ok: true, expression: given, conversions: [] };
  const refused = (reason: CronConversionReason): CronConversionResult => ({ ok: false, reason, error: reading.error });
  if (given.toLowerCase() === '@reboot') return refused('reboot');

  const conversions: CronConversion[] = [];
  let expression = given;
  for (const [code, change] of changes) {
    const changed = change(expression);
    if (changed === undefined) return refused('eitherDay');
    if (changed !== expression) conversions.push({ code, from: expression, to: changed });
    expression = changed;
  }
  return parseCron(expression).ok ? { ok: true, expression, conversions } : refused('syntax');
}

/** A change gives the text back where it has nothing to do, and undefined where no single expression says the same. */
type Change = (text: string) => string | undefined;

const changes: readonly (readonly [CronConversionCode, Change])[] = [
  [
    'characters',
    (text) =>
      text
        .normalize('NFKC')
        .replaceAll(/[‐-―−]/g, '-')
        .replaceAll('、', ','),
  ],
  ['wrapper', (text) => /^cron\((.*)\)$/i.exec(text)?.[1]?.trim() ?? text],
  ['nickname', (text) => nicknames[text.toLowerCase()] ?? text],
  ['longNames', shortNames],
  ['unix', (text) => (isUnix(text) ? withDays(`0 ${numbered(text, 4)}`) : text)],
  ['noSecond', (text) => (isWithoutSecond(text) ? `0 ${text}` : text)],
  ['weekdays', (text) => (lacksNone(text) ? numbered(text, 5) : text)],
  ['none', (text) => (lacksNone(text) ? withDays(text) : text)],
];

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Five parts; some write `?` there, too. */
const isUnix = (text: string): boolean => words(text).length === 5;

/** Six parts whose `?` stands where the days are when the second is missing. */
function isWithoutSecond(text: string): boolean {
  const parts = words(text);
  return parts.length === 6 && (parts[2] === '?' || parts[4] === '?') && parts[3] !== '?' && parts[5] !== '?';
}

/** Six or seven parts without `?`: no Quartz expression. */
function lacksNone(text: string): boolean {
  const parts = words(text);
  return (parts.length === 6 || parts.length === 7) && !text.includes('?');
}

/** The weekday part in the numbers of Quartz. Steps after names count there, and do not in Quartz: names become numbers, too. */
function numbered(text: string, index: number): string {
  const parts = words(text);
  const weekdays = toQuartzWeekdays(parts[index]!);
  const months = monthNumbers(parts[index - 1]!);
  return parts.map((part, at) => (at === index ? weekdays : at === index - 1 ? months : part)).join(' ');
}

const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Names of months with a step in numbers. */
function monthNumbers(part: string): string {
  if (!/[a-z].*\//i.test(part)) return part;
  return part.replaceAll(/[a-z]{3}/gi, (name) => {
    const month = monthNames.indexOf(name.toUpperCase()) + 1;
    return month === 0 ? name : String(month);
  });
}

/** `?` in the day part that is `*`; none when both say something, or one says it already. */
function withDays(text: string): string | undefined {
  const parts = words(text);
  if (parts[3] === '?' || parts[5] === '?') return text;
  const index = parts[5] === '*' ? 5 : parts[3] === '*' ? 3 : undefined;
  return index === undefined ? undefined : parts.map((part, at) => (at === index ? '?' : part)).join(' ');
}

const longName =
  /\b(?:(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)|(jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember))\b/gi;

function shortNames(text: string): string {
  return text.replaceAll(longName, (_, day?: string, month?: string) => (day ?? month ?? '').toUpperCase());
}
