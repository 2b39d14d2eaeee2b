import { isDay, isMoment } from '@harrow/validation/query';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { unseen } from '../database/planOnce.ts';
import { badRequest } from '../refusal/refusal.ts';
import { escapeLike } from './escapeLike.ts';

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

/** Contains, ignoring case; below three characters, which a trigram index cannot find: starts with. */
export function contains(ref: string, value: string | undefined): Search | undefined {
  const wanted = (value ?? '').trim();
  if (wanted === '') return undefined;
  const escaped = escapeLike(wanted);
  return search(sql<SqlBool>`${sql.ref(ref)} ilike ${[...wanted].length < 3 ? `${escaped}%` : `%${escaped}%`}`);
}

/**
 * What was pasted from a spreadsheet or a mail: words separated by commas, semicolons, spaces or line breaks.
 * @throws 400 for more than `most`: leaving some out would say of them that they are not there
 */
export function wordsOf(pasted: string | undefined, most: number): string[] {
  const words = (pasted ?? '').split(/[,;\s]+/).filter(Boolean);
  if (words.length > most) throw badRequest('query.tooManyWords', { n: most });
  return words;
}

/** At most this many words in one search by keyword. */
const mostKeywords = 50;

/** Rows of which one of the columns contains one of the words, e.g. numbers and VINs. */
export function keywords(refs: readonly string[], pasted: string | undefined): Search | undefined {
  const matches = wordsOf(pasted, mostKeywords).flatMap((word) => refs.map((ref) => contains(ref, word)!.search));
  return matches.length === 0 ? undefined : search(sql<SqlBool>`(${sql.join(matches, sql` or `)})`);
}

/** A period given as days or moments; a day as end includes the whole day. */
export function between(ref: string, begin: string | undefined, end: string | undefined): Search | undefined {
  const parts: RawBuilder<SqlBool>[] = [];
  if (begin) parts.push(sql<SqlBool>`${sql.ref(ref)} >= ${checked(ref, begin)}::timestamp`);
  if (end)
    parts.push(
      end.length === 10
        ? sql<SqlBool>`${sql.ref(ref)} < ${checked(ref, end)}::timestamp + interval '1 day'`
        : sql<SqlBool>`${sql.ref(ref)} < ${checked(ref, end)}::timestamp + interval '1 second'`,
    );
  return parts.length === 0 ? undefined : search(sql<SqlBool>`(${sql.join(parts, sql` and `)})`);
}

function checked(ref: string, text: string): string {
  if (!isDay(text) && !isMoment(text)) throw badRequest('query.notADate', { field: ref.split('.').at(-1)!, value: text.slice(0, 64) });
  return text;
}
