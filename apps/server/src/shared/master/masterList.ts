/** What lists of masters with names in six languages share. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { equal, type Filter, search } from '../list/filters.ts';
import type { Language } from '../messages/messages.ts';
import type { Services } from '../services.ts';

export type Reader = { services: Services; language: Language };

/** Part of the code, or of a name in any language. */
export function keywordFilter(table: string, code: string, keyword: string | undefined): Filter {
  const wanted = (keyword ?? '').trim();
  if (wanted === '') return undefined;
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  return search(
    sql<SqlBool>`(${sql.ref(`${table}.${code}`)} ilike ${pattern} or exists (select 1 from jsonb_each_text(${sql.ref(`${table}.name`)}) as n where n.value ilike ${pattern}))`,
  );
}
export const enabledFilter = (table: string, enabled: string | undefined): Filter => equal(`${table}.enabled`, enabled);

export const nameIn = (table: string, language: Language): RawBuilder<unknown> =>
  sql`coalesce(${sql.ref(`${table}.name`)} ->> ${language}::text, ${sql.ref(`${table}.name`)} ->> 'en')`;

/** Names of the products in an array column, joined. */
export const productTexts = (column: string, language: Language): RawBuilder<unknown> =>
  sql`coalesce((select string_agg(coalesce(p.name ->> ${language}::text, p.code), ', ' order by p.sort_no, p.code) from product p where p.code = any(${sql.ref(column)})), '')`;

/** `_dictText` members; only names inside an object keep the underscore. */
export const texts = (members: RawBuilder<unknown>): RawBuilder<unknown> => sql`json_build_object(${members}) as texts`;

/** The row with its texts, and those of its dictionaries. */
export function toItem<Item>(row: Record<string, unknown>, { services, language }: Reader, dictionaries: Readonly<Record<string, string>>): Item {
  const { texts: found, ...columns } = row as Record<string, unknown> & { texts: object };
  return { ...services.dictionaries.withTexts(columns, dictionaries, language), ...found } as Item;
}

/** A record without products is for all of them. @param column of the codes, e.g. `serviceCode.thirdProducts` */
export const forProduct = (column: string, product: string | undefined): Filter =>
  product ? sql<SqlBool>`(${sql.ref(column)} = '{}' or ${product} = any(${sql.ref(column)}))` : undefined;
