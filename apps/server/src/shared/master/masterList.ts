/** Lists of masters with names in six languages. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type contractAsked, contractColumns } from '../../generated/listColumns.gen.ts';
import type { Models } from '../../generated/models.gen.ts';
import { type OpenModel, replyOf, type RowOf } from '../contract/replyOf.ts';
import { type ExportColumn, exportedFields, type ExportedList, number, text } from '../export/exportedList.ts';
import { listColumns, type Renamed } from '../list/columns.ts';
import { asTyped, mentions } from '../list/mentions.ts';
import { equal, type Filter, search } from '../list/filters.ts';
import type { ListDefinition } from '../list/list.ts';
import type { Language } from '../messages/messages.ts';
import type { Context } from '../context.ts';
import type { FieldKind } from '../import/importDefinition.ts';
import { importFields } from './formRules.ts';
import { type Master, nameColumns } from './master.ts';

/** Part of the code, or of a name in any language. */
export function keywordFilter(table: string, code: string, keyword: string | undefined): Filter {
  if (asTyped(keyword) === '') return undefined;
  const inNames = sql<SqlBool>`exists (select 1 from jsonb_each_text(${sql.ref(`${table}.name`)}) as n where ${mentions(keyword!, 'n.value')})`;
  return search(sql<SqlBool>`(${mentions(keyword!, `${table}.${code}`)} or ${inNames})`);
}
export const enabledFilter = (table: string, enabled: string | undefined): Filter => equal(`${table}.enabled`, enabled);

export const nameIn = (table: string, language: Language): RawBuilder<unknown> =>
  sql`coalesce(${sql.ref(`${table}.name`)} ->> ${language}::text, ${sql.ref(`${table}.name`)} ->> 'en')`;

/** Names of the products in an array column, joined. */
export const productTexts = (column: string, language: Language): RawBuilder<unknown> =>
  sql`coalesce((select string_agg(coalesce(p.name ->> ${language}::text, p.code), ', ' order by p.sort_no, p.code) from product p where p.code = any(${sql.ref(column)})), '')`;

/** `_dictText` members; only names inside an object keep the underscore. */
export const texts = (members: RawBuilder<unknown>): RawBuilder<unknown> => sql`json_build_object(${members}) as texts`;

type Lists = typeof contractAsked;

interface MasterListOptions<List extends keyof Lists> {
  /** As in code, e.g. `bugCode`. */
  table: string;
  /** Column of the usual order. */
  sort: Lists[List][number];
  order?: 'asc' | 'desc';
  /** Where the record has names in six languages: column of the one in the user's language. */
  name?: string;
  /** Column with codes of products, whose names stand beside it. */
  products?: 'secondProducts' | 'thirdProducts';
  /** Further columns, and texts that come from other tables. */
  select?: RawBuilder<unknown>;
  texts?: RawBuilder<unknown>;
  joins?: RawBuilder<unknown>;
  /** Columns whose name differs from the field's: `{ bugCode: 'code' }`. */
  renamed?: Renamed<List>;
}

/**
 * The workbook of a master: the columns of its import, products and other lists as codes, so that what is exported can be
 * changed and imported; then what else its list shows.
 */
export function masterExport<List extends keyof Lists>(
  list: List,
  { name, noun, form, fields }: Pick<Master<never>, 'name' | 'noun' | 'form' | 'fields'>,
  more: readonly ExportColumn[] = [],
): ExportedList {
  const columns = importFields(form, fields).flatMap(({ name: field, kind, dictionary, header = field }) => {
    if (kind === 'list') return [text(field, { width: 28 })];
    if (header !== field) return [text(field, { header })];
    // The import reads the text of a choice, but of other records only their codes.
    if (isText(kind) && dictionary === undefined) return [text(field, longTexts.test(field) ? { width: 32 } : {})];
    // Fields reserved for the maker are no columns of the list.
    if (kind === 'number' && !(field in contractColumns[list])) return [number(field)];
    return exportedFields(list, [field as never]);
  });
  return { name, noun, columns: [...columns, ...more] };
}
const isText = (kind: FieldKind): boolean => kind === 'text' || kind === 'code';
const longTexts = /^(?:name|standard)/;

/** A row of a master, with what other tables say of it. */
export type MasterRow<Name extends OpenModel> = RowOf<Name> & { texts?: object };

/** The list of a master for those who keep it: all records, with everything that the model shows. */
export function masterList<List extends keyof Lists, Name extends OpenModel>(
  context: Context,
  list: List,
  model: Name,
  { table, sort, order = 'asc', name, products, select, texts: others, joins, renamed }: MasterListOptions<List>,
): ListDefinition<Models[Name], MasterRow<Name>> {
  const { language } = context.user;
  const found = [others, products && sql`${sql.lit(`${products}_dictText`)}, ${productTexts(`${table}.${products}`, language)}`].filter(
    (part) => part !== undefined,
  );
  const columns = [
    sql`${sql.table(table)}.*`,
    ...Object.entries<string | undefined>(renamed ?? {}).map(([field, column]) => sql`${sql.ref(`${table}.${column}`)} as ${sql.ref(field)}`),
    ...(name === undefined ? [] : [sql`${nameIn(table, language)} as ${sql.ref(name)}, ${nameColumns(table)}`]),
    ...(select ? [select] : []),
    ...(found.length > 0 ? [texts(sql.join(found))] : []),
  ];
  return {
    table,
    columns: listColumns(list, table, undefined, renamed),
    select: sql`${sql.join(columns)}`,
    ...(joins && { joins }),
    defaultSort: { column: sort, order },
    softDeleted: false,
    scope: () => undefined,
    toReply: (row) => replyOf(context, model, { ...row, ...row.texts }),
  };
}

/** A record without products is for all of them. @param column of the codes, e.g. `serviceCode.thirdProducts` */
export const forProduct = (column: string, product: string | undefined): Filter =>
  product ? sql<SqlBool>`(${sql.ref(column)} = '{}' or ${product} = any(${sql.ref(column)}))` : undefined;
