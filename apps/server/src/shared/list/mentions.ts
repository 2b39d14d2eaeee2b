import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { escapeLike } from './escapeLike.ts';

/** A text as it was typed or pasted, without the wide letters and signs of Chinese keyboards. */
export const asTyped = (text: string | undefined): string => (text ?? '').normalize('NFKC').trim();

/** Too short for an index of trigrams. */
export const isShort = (wanted: string): boolean => [...wanted].length < 3;

const patternOf = (wanted: string): RawBuilder<string> => sql<string>`search_form(${`%${escapeLike(asTyped(wanted))}%`})`;

/**
 * Whether one of the texts contains the search term. Case, accents and the way in which letters are composed do not
 * matter: `reparacion` is found in `Reparación`.
 * @param texts names of columns in code, e.g. `dealer.dealerName`, or expressions
 */
export function mentions(wanted: string, ...texts: readonly (string | RawBuilder<unknown>)[]): RawBuilder<SqlBool> {
  const found = texts.map((text) => sql<SqlBool>`search_form(${typeof text === 'string' ? sql.ref(text) : text}) like ${patternOf(wanted)}`);
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
}

/**
 * `mentions` for a text of many rows, which has two indexes (migration 0710): trigrams, and for one or two letters `short_grams`.
 * @param form the text's `search_form`, as it is indexed
 */
export const mentionsIndexed = (wanted: string, form: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  isShort(asTyped(wanted))
    ? sql<SqlBool>`(short_grams(${form}) @> short_grams(search_form(${asTyped(wanted)})) and strpos(${form}, search_form(${asTyped(wanted)})) > 0)`
    : sql<SqlBool>`${form} like ${patternOf(wanted)}`;
