import { type DateKind, type DateWriting, readDate, readTypedDate } from '../../../DateInput/readDate.ts';
import { isEmptyValue } from '../../rowStore/field.ts';
import type { CellFailure } from '../../columnModel/rules.ts';
import type { ParsedText } from '../../numbers/cellText.ts';

/** Of a day with its time, what a kind holds. */
const partOf = (whole: string, kind: DateKind): string => whole.slice(kind === 'time' ? 11 : 0, kind === 'date' ? 10 : undefined);

/** Stored format of a kind, in dayjs's tokens. */
export const formatOf = (kind: DateKind): string => partOf('YYYY-MM-DD HH:mm:ss', kind);

const errors: Record<DateKind, string> = { date: 'parse.date', datetime: 'parse.datetime', time: 'parse.time' };

/** A text from outside as a date or time; empty is `null`. Refused where day and month could be either and the order is not known. */
export const parseDate = (text: string, kind: DateKind, locale: DateWriting): ParsedText => toParsed(text.trim(), kind, readDate(text, kind, locale));

/** A text that was typed: what it can only mean goes before the order of the region. */
export const parseTyped = (text: string, kind: DateKind, locale: DateWriting): ParsedText => toParsed(text.trim(), kind, readTypedDate(text, kind, locale));

function toParsed(text: string, kind: DateKind, reading: ReturnType<typeof readDate>): ParsedText {
  if (text === '') return { value: null };
  if ('value' in reading) return reading;
  return { error: reading.fault === 'unknownOrder' ? 'parse.dateOrder' : errors[kind], values: { text } };
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
 * Whether a text is stored as it should be: in the format of the wire, and in a calendar. That is what `parseDate` would make of it, told
 * without reading it: a check of a whole table asks a hundred thousand times.
 */
export const isWritten = (text: string, kind: DateKind): boolean => wireForm[kind].test(text);

export type DateCheck = (value: unknown) => CellFailure | undefined;

/**
 * Failure of a stored value: no date of the kind, or a day out of the limits.
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
