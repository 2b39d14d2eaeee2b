import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { documentPath } from '../../documents/documentPath.ts';
import type { SequenceRuleTable } from '../../documents/numbers/tables.ts';
import type { SearchGroup, SearchHit } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { valueOf } from '../../shared/list/columns.ts';
import { escapeLike } from '../../shared/list/escapeLike.ts';
import { conditionOf, type Filter } from '../../shared/list/filters.ts';
import { type ListDefinition, sortOf } from '../../shared/list/list.ts';
import { mentions, mentionsIndexed } from '../../shared/list/mentions.ts';
import type { Searched } from '../../shared/list/searched.ts';
import { fieldName } from '../../shared/messages/messages.ts';
import { rowsOf } from '../../shared/scope/scope.ts';
import { asNumber, type Keyword, mayBeCode } from './keyword.ts';

/** At most this many of a kind. */
export const mostOfKind = 5;
/** Hits of a kind are counted up to here. */
export const mostCounted = 100;
/** So many matches are ordered; among more, those found first are as good as any. */
const mostOrdered = 1000;

type AnyList = ListDefinition<Record<string, unknown>, { id: string }>;
type NumberRule = Omit<SequenceRuleTable, 'version'>;

/** What is looked for, and what was found out once for all kinds. */
export interface Wanted extends Keyword {
  /** Machines of the VIN, or that end so. */
  readonly vins: readonly string[];
  readonly rules: readonly NumberRule[];
}

/** A field with its condition. */
interface Looked {
  readonly field: string;
  readonly matches: RawBuilder<SqlBool>;
  /** What stands in it; left out where the record says it in words. */
  readonly text?: RawBuilder<unknown>;
  /** The keyword is all of it. */
  readonly isWhole: RawBuilder<SqlBool>;
}

const never = sql<SqlBool>`false`;

/** How a field is looked through for the keyword; undefined when it cannot hold it, or the user may not ask about it. */
function lookAt(context: Context, wanted: Wanted, searched: Searched, list: AnyList, field: string): Looked | undefined {
  const look = searched.fields[field]!;
  const { text, vins } = wanted;
  if (typeof look !== 'string' && 'names' in look) {
    const column = sql.ref(look.names);
    const inLanguage = sql`jsonb_each_text(${column}) as name where ${mentions(text, 'name.value')}`;
    return {
      field,
      // All languages at once first, which an index may hold; signs that JSON writes otherwise are left to the exact condition.
      matches: /["\\]/.test(text)
        ? sql<SqlBool>`exists (select from ${inLanguage})`
        : sql<SqlBool>`(${mentions(text, sql`${column}::text`)} and exists (select from ${inLanguage}))`,
      text: sql`(select name.value from ${inLanguage} limit 1)`,
      isWhole: sql<SqlBool>`exists (select from jsonb_each_text(${column}) as name where search_form(name.value) = search_form(${text}))`,
    };
  }
  if (typeof look !== 'string') {
    const code = sql.ref(look.code);
    const words = look.words === undefined ? never : mentions(text, look.words);
    return { field, matches: sql<SqlBool>`(${code} = any(${[...look.values(context.services, text)]}::text[]) or ${words})`, isWhole: never };
  }
  const column = Object.hasOwn(list.columns, field) ? valueOf(list.columns[field]!) : undefined;
  if (!column) return undefined;
  const looked = (matches: RawBuilder<SqlBool>, isWhole: RawBuilder<SqlBool>): Looked => ({ field, matches, text: column, isWhole });
  const same = sql<SqlBool>`lower(${column}) = lower(${text})`;
  if (look === 'vin')
    return vins.length === 0 ? undefined : looked(sql<SqlBool>`${column} = any(${[...vins]}::text[])`, sql<SqlBool>`${vins.length === 1}::boolean`);
  if (look === 'words') return looked(mentions(text, column), sql<SqlBool>`search_form(${column}) = search_form(${text})`);
  if (look === 'indexed') return looked(mentionsIndexed(text, sql`search_form(${column})`), sql<SqlBool>`search_form(${column}) = search_form(${text})`);
  if (!mayBeCode(wanted)) return undefined;
  const contained = sql<SqlBool>`${column} ilike ${`%${escapeLike(text)}%`}`;
  if (look === 'code') return looked(contained, same);
  const rules = wanted.rules.filter(({ code }) => code === searched.docType);
  const number = asNumber(wanted, rules);
  if (number === null) return undefined;
  return number === 'whole' ? looked(sql<SqlBool>`${column} = ${text.toUpperCase()}`, sql<SqlBool>`true`) : looked(contained, same);
}

interface Found {
  id: string;
  at: number;
  text: string | null;
  exact: boolean;
  counted: number;
}

/** The best matches: those that are the keyword, then the first by the order of the list. */
function best(context: Context, searched: Searched, list: AnyList, looked: readonly Looked[], text: string): RawBuilder<Found> {
  const { table, softDeleted = true } = list;
  const id = sql.ref(`${table}.${searched.key ?? 'id'}`);
  const sort = sortOf(list, {});
  const anyOf = sql<SqlBool>`(${sql.join(
    looked.map(({ matches }) => matches),
    sql` or `,
  )})`;
  const narrow = searched.narrow?.(text);
  const conditions: Filter[] = [
    rowsOf(list, context.user),
    softDeleted ? sql<SqlBool>`${sql.ref(`${table}.delFlag`)} = 0` : undefined,
    searched.only?.(context.user),
    ...(narrow ? [narrow] : []),
    anyOf,
  ];
  const where = sql.join(conditions.filter((condition) => condition !== undefined).map(conditionOf), sql` and `);
  const exact = sql.join(
    looked.map(({ isWhole }) => sql`coalesce(${isWhole}, false)`),
    sql` or `,
  );
  const cases = (value: (one: Looked, index: number) => RawBuilder<unknown>) =>
    sql`case ${sql.join(
      looked.map((one, index) => sql`when ${one.matches} then ${value(one, index)}`),
      sql` `,
    )} end`;
  const order = (key: RawBuilder<unknown>) => sql`${key} ${sql.raw(sort.direction)} nulls last`;
  return sql<Found>`with matches as materialized (
      select ${id} as id, ${sort.key} as sort_key, (${exact}) as exact from ${sql.table(table)} where ${where} limit ${sql.lit(mostOrdered)}
    ), best as materialized (
      select matches.*, (select count(*)::int from matches) as counted from matches order by exact desc, ${order(sql`sort_key`)}, id desc limit ${sql.lit(mostOfKind)}
    ) select best.id, best.exact, best.counted, ${cases((_, index) => sql`${sql.lit(index)}::int`)} as at, ${cases(({ text: value }) => (value ? sql`(${value})::text` : sql`null::text`))} as text
      from best join ${sql.table(table)} on ${id} = best.id order by best.exact desc, ${order(sql`best.sort_key`)}, best.id desc`;
}

/** An address with the fields in braces filled in. */
const filled = (path: string, row: Record<string, unknown>): string => path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(row[field])));

const shown = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What is found of one kind, with whether one is exactly what was asked for; null when nothing is, and when it cannot hold the keyword. */
export async function findHits(context: Context, searched: Searched, wanted: Wanted): Promise<(Omit<SearchGroup, 'title'> & { exact: boolean }) | null> {
  const { docType, title, about = [], noun, page, filter = 'keyword' } = searched;
  const list = (await searched.list(context)) as AnyList;
  const looked = Object.keys(searched.fields)
    .map((field) => lookAt(context, wanted, searched, list, field))
    .filter((one) => one !== undefined);
  if (looked.length === 0) return null;
  const found = await best(context, searched, list, looked, wanted.text).execute(context.db);
  if (found.rows.length === 0) return null;
  const ids = found.rows.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`select ${list.select} from ${sql.table(list.table)} ${list.joins ?? sql``}
    where ${sql.ref(`${list.table}.${searched.key ?? 'id'}`)} = any(${ids})`.execute(context.db);
  const records = new Map(rows.map((row) => [row.id, list.toReply(row)]));
  const hits = found.rows.flatMap(({ id, at, text }): SearchHit[] => {
    const record = records.get(id);
    if (!record) return [];
    const { field } = looked[at]!;
    const name = shown(record[title]) ?? id;
    const beside = about.map((one) => shown(record[one])).filter((one) => one !== null && one !== name && one !== text);
    return [
      {
        id,
        path: searched.path ? filled(searched.path, { ...record, id }) : (documentPath(docType ?? null, id) ?? page),
        title: name,
        about: beside.length > 0 ? [...new Set(beside)].join(' · ') : null,
        field,
        fieldName: fieldName(context.user.language, noun, field),
        text: text ?? shown(record[field]) ?? '',
      },
    ];
  });
  const { counted, exact } = found.rows[0]!;
  const onlyByVin = hits.every(({ field }) => searched.fields[field] === 'vin');
  const typed = onlyByVin && wanted.vin !== null ? wanted.vin : wanted.text;
  const more = filter === null ? null : `${page}?${new URLSearchParams({ [filter]: typed }).toString()}`;
  return { page, total: Math.min(counted, mostCounted), totalCapped: counted > mostCounted, more, hits, exact };
}
