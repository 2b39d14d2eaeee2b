import { isDay, isMoment } from '@harrow/validation/query';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '../calendarDate.ts';
import { unseen } from '../database/planOnce.ts';
import { badRequest } from '../refusal/refusal.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import { escapeLike } from './escapeLike.ts';
import { asTyped, isShort, mentions } from './mentions.ts';

/** Conditions of the declared filters of a list; undefined when the filter is not given. */
export type Filter = RawBuilder<SqlBool> | Search | undefined;

/** A condition on ranges or parts of texts: how many rows it leaves, and where they lie along the sort, cannot be told beforehand. */
export interface Search {
  search: RawBuilder<SqlBool>;
}
export const search = (condition: RawBuilder<SqlBool> | undefined): Search | undefined => condition && { search: condition };
export const isSearch = (filter: Exclude<Filter, undefined>): filter is Search => 'search' in filter;
export const conditionOf = (filter: Exclude<Filter, undefined>): RawBuilder<SqlBool> => (isSearch(filter) ? filter.search : filter);

/** `equal('warrantyClaim.vin', query.vin)`, for columns of texts. */
export const equal = (ref: string, value: string | undefined): RawBuilder<SqlBool> | undefined =>
  value === undefined || value === '' ? undefined : sql<SqlBool>`${sql.ref(ref)} = ${unseen(value)}`;

/** One of several values joined by commas. */
export function oneOf(ref: string, joined: string | undefined): RawBuilder<SqlBool> | undefined {
  const values = (joined ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
  if (values.length === 0) return undefined;
  return values.length === 1 ? equal(ref, values[0]) : sql<SqlBool>`${sql.ref(ref)} = any(${values})`;
}

/** Part of a code or a number, ignoring case. Texts in words are looked through by `mentioned`. */
export function contains(ref: string, value: string | undefined): Search | undefined {
  const wanted = asTyped(value);
  return wanted === '' ? undefined : search(partOf(ref, wanted));
}
const partOf = (ref: string, wanted: string): RawBuilder<SqlBool> =>
  // Of one or two letters an index of trigrams knows nothing; asked by `like` it would be read from end to end, which takes longer than the rows.
  isShort(wanted) ? sql<SqlBool>`strpos(lower(${sql.ref(ref)}), lower(${wanted})) > 0` : sql<SqlBool>`${sql.ref(ref)} ilike ${`%${escapeLike(wanted)}%`}`;

/** Part of one of the texts, ignoring case and accents. @param texts names of columns in code, or expressions */
export const mentioned = (value: string | undefined, ...texts: readonly (string | RawBuilder<unknown>)[]): Search | undefined =>
  asTyped(value) === '' ? undefined : search(mentions(value!, ...texts));

/**
 * Terms pasted from a spreadsheet or a mail: words separated by commas, semicolons, spaces or line breaks, also Chinese ones.
 * @throws 400 for more than `most`: leaving some out would say of them that they are not there
 */
export function wordsOf(pasted: string | undefined, most: number): string[] {
  const words = asTyped(pasted)
    .split(/[,;、\s]+/)
    .filter(Boolean);
  if (words.length > most) throw badRequest('query.tooManyWords', { n: most });
  return words;
}

/** At most this many words in one search by keyword. */
const mostKeywords = 50;

/**
 * Rows of which one of the columns contains one of the words.
 * @param codes columns of numbers, codes and VINs
 * @param texts columns of names, in which accents do not matter
 */
export function keywords(codes: readonly string[], pasted: string | undefined, texts: readonly string[] = []): Search | undefined {
  const matches = wordsOf(pasted, mostKeywords).flatMap((word) => [
    ...codes.map((ref) => partOf(ref, word)),
    ...(texts.length > 0 ? [mentions(word, ...texts)] : []),
  ]);
  return matches.length === 0 ? undefined : search(sql<SqlBool>`(${sql.join(matches, sql` or `)})`);
}

/** A period of a column of days. */
export const between = (ref: string, begin: string | undefined, end: string | undefined): Search | undefined =>
  period(ref, begin, end, (day) => sql`${day}::timestamp`);

/** A period of a column of moments, given as days of the user, by whose clock the screen shows them, or as moments of the wire. */
export const during = (ref: string, begin: string | undefined, end: string | undefined, { timeZone }: Pick<CurrentUser, 'timeZone'>): Search | undefined =>
  period(ref, begin, end, (day) => sql`(${day}::timestamp at time zone ${timeZone})`);

/** A day as end includes the whole day. @param startOf the moment at which a day begins */
function period(ref: string, begin: string | undefined, end: string | undefined, startOf: (day: string) => RawBuilder<unknown>): Search | undefined {
  const parts: RawBuilder<SqlBool>[] = [];
  const at = (text: string): RawBuilder<unknown> => (isDay(text) ? startOf(text) : sql`${checked(ref, text)}::timestamp`);
  if (begin) parts.push(sql<SqlBool>`${sql.ref(ref)} >= ${at(begin)}`);
  if (end) parts.push(sql<SqlBool>`${sql.ref(ref)} < ${isDay(end) ? startOf(addDays(end, 1)) : sql`${checked(ref, end)}::timestamp + interval '1 second'`}`);
  return parts.length === 0 ? undefined : search(sql<SqlBool>`(${sql.join(parts, sql` and `)})`);
}

function checked(ref: string, text: string): string {
  if (!isMoment(text)) throw badRequest('query.notADate', { field: ref.split('.').at(-1)!, value: text.slice(0, 64) });
  return text;
}
