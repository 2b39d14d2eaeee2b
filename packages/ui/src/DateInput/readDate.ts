import { calendarDay, type DateOrder, dateOrderIn, readDay } from '@harrow/validation/dates';
import { readWrittenDay } from './writtenDay.ts';

/** Kind of value: a day, a day with time, or a time of day, as wire text. */
export type DateKind = 'date' | 'datetime' | 'time';

/** Notation of typed or pasted dates. */
export interface DateWriting {
  /** BCP 47 tag of the language, for names of months. */
  tag: string;
  /** Of days with the year last; undefined: not known, so that 03/04/2026 cannot be read. */
  dateOrder?: DateOrder | undefined;
}

/** In the format of the wire; `unknownOrder`: it is a date in both orders of day and month. */
export type DateReading = { value: string } | { fault: 'noDate' | 'unknownOrder' };

const clock = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap])?\.?(?:m\.?)?$/i;

/**
 * A date or time as spreadsheets write it: the wire's form, year first, in the given order, or with the month in words; 24 or 12 hours.
 * A day with a time other than midnight is no `date`, since the time would be lost. No time zone takes part.
 */
export function readDate(text: string, kind: DateKind, writing: DateWriting): DateReading {
  const trimmed = text.trim();
  if (kind !== 'time') return readMoment(trimmed, kind, writing);
  const time = readClock(trimmed);
  return time ? { value: time } : { fault: 'noDate' };
}

/** A date that stands alone, as where it is typed: what it can only mean goes before the order of the region. */
export const readTypedDate = (text: string, kind: DateKind, { tag, dateOrder }: DateWriting): DateReading =>
  readDate(text, kind, { tag, dateOrder: dateOrderIn([text]) ?? dateOrder });

function readMoment(text: string, kind: 'date' | 'datetime', writing: DateWriting): DateReading {
  const [, dayText = '', timeText = ''] = /^(.*?)(?:[T\s]\s*(\d{1,2}:.*))?$/.exec(text.replace(/Z$/, '')) ?? [];
  const read = toDay(dayText.trim(), writing);
  const time = timeText === '' ? '00:00:00' : readClock(timeText);
  if (!time || (kind === 'date' && time !== '00:00:00')) return { fault: 'noDate' };
  if ('fault' in read) return read;
  return { value: kind === 'datetime' ? `${read.value} ${time}` : read.value };
}

function toDay(text: string, { tag, dateOrder }: DateWriting): DateReading {
  const read = readDay(text, dateOrder);
  if ('day' in read) return { value: read.day };
  if (read.fault === 'unknownOrder') return { fault: 'unknownOrder' };
  const written = readWrittenDay(text, tag);
  const day = written && calendarDay(written.year, written.month, written.day);
  return day ? { value: day } : { fault: 'noDate' };
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
