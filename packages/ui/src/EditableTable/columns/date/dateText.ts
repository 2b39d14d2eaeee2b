import { putsMonthFirst } from '../../../DateInput/putsMonthFirst.ts';
import { isEmptyValue } from '../../rowStore/field.ts';
import type { CellFailure } from '../../validation/rules.ts';
import type { ParsedText } from '../number/cellText.ts';
import { readWrittenDay } from './writtenDay.ts';

/** What a date column holds: a day, a day with time, or a time of day, as text of the wire. */
export type DateKind = 'date' | 'datetime' | 'time';

/** Of a day with its time, what a kind holds. */
const partOf = (whole: string, kind: DateKind): string => whole.slice(kind === 'time' ? 11 : 0, kind === 'date' ? 10 : undefined);

/** How a kind is stored, in dayjs's letters. */
export const formatOf = (kind: DateKind): string => partOf('YYYY-MM-DD HH:mm:ss', kind);

const errors: Record<DateKind, string> = { date: 'parse.date', datetime: 'parse.datetime', time: 'parse.time' };

const yearFirst = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const clock = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap])?\.?(?:m\.?)?$/i;

/**
 * A date or time as spreadsheets write it: the wire's form, year first, in the order of the locale, or with the month in words; 24 or 12 hours.
 * Empty is `null`. A day column refuses a time other than midnight, since it would be lost.
 */
export function readDate(text: string, kind: DateKind, tag: string): ParsedText {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null };
  const value = kind === 'time' ? readClock(trimmed) : readDay(trimmed, kind, tag);
  return value === undefined ? { error: errors[kind], values: { text: trimmed } } : { value };
}

/** The days of all years from 100 on; a year before is read as one of the 20th century. */
const calendar = [
  /(?!00)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])/,
  /(?!00)\d{4}-(?:0[13-9]|1[0-2])-(?:29|30)/,
  /(?!00)\d{4}-(?:0[13578]|1[02])-31/,
  /(?:(?!00)\d\d(?:0[48]|[2468][048]|[13579][26])|(?!00)(?:[02468][048]|[13579][26])00)-02-29/,
];
const writtenDay = `(?:${calendar.map(({ source }) => source).join('|')})`;
const writtenTime = /(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d/.source;
const wireForm: Record<DateKind, RegExp> = {
  date: new RegExp(`^${writtenDay}$`),
  datetime: new RegExp(`^${writtenDay} ${writtenTime}$`),
  time: new RegExp(`^${writtenTime}$`),
};

/**
 * Whether a text is stored as it should be: in the format of the wire, and in a calendar. That is what `readDate` would make of it, told
 * without reading it: a check of a whole table asks a hundred thousand times.
 */
export const isWritten = (text: string, kind: DateKind): boolean => wireForm[kind].test(text);

export type DateCheck = (value: unknown) => CellFailure | undefined;

/**
 * What is wrong with a stored value: it is no date of the kind, or a day that cannot be chosen.
 * @param min first day that can be chosen, `YYYY-MM-DD`
 * @param max last day that can be chosen
 */
export const dateCheck =
  (kind: DateKind, min?: string, max?: string): DateCheck =>
  (value) => {
    const text = String(value);
    if (!isWritten(text, kind)) return isEmptyValue(value) ? undefined : { code: 'date', limit: partOf('2026-05-18 16:30:00', kind) };
    if (!min && !max) return undefined;
    const day = text.slice(0, 10);
    if (min && day < min) return { code: 'tooEarly', limit: min };
    return max && day > max ? { code: 'tooLate', limit: max } : undefined;
  };

function readDay(text: string, kind: DateKind, tag: string): string | undefined {
  const [, dayText = '', timeText = ''] = /^(.*?)(?:[T\s]\s*(\d{1,2}:.*))?$/.exec(text.replace(/Z$/, '')) ?? [];
  const day = toDay(dayText.trim(), tag);
  const time = timeText === '' ? '00:00:00' : readClock(timeText);
  if (!day || !time) return undefined;
  if (kind === 'datetime') return `${day} ${time}`;
  return time === '00:00:00' ? day : undefined;
}

function toDay(text: string, tag: string): string | undefined {
  const first = yearFirst.exec(text);
  if (first) return calendarDay(Number(first[1]), Number(first[2]), Number(first[3]));
  const last = yearLast.exec(text);
  if (!last) {
    const written = readWrittenDay(text, tag);
    return written && calendarDay(written.year, written.month, written.day);
  }
  const [a, b] = [Number(last[1]), Number(last[2])];
  const year = last[3]!.length === 2 ? 2000 + Number(last[3]) : Number(last[3]);
  // 25/03 can only be one thing, whatever the locale.
  const [month, day] = a > 12 || (b <= 12 && !putsMonthFirst(tag)) ? [b, a] : [a, b];
  return calendarDay(year, month, day);
}

/** Undefined for a day that no calendar has, as 30 February. */
function calendarDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}

function readClock(text: string): string | undefined {
  const match = clock.exec(text.trim());
  if (!match) return undefined;
  const [, hourText, minute = '', second = '00', half] = match;
  const hour = toHour24(Number(hourText), half?.toLowerCase());
  if (hour === undefined || Number(minute) > 59 || Number(second) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minute}:${second}`;
}

function toHour24(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
