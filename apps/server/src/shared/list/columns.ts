import { type RawBuilder, sql } from 'kysely';
import { contractAsked, contractColumns, contractOptional, makerContractColumns } from '../../generated/listColumns.gen.ts';
import { type CurrentUser, isMaker } from '../session/currentUser.ts';

/** Kind of values a column holds; decides how a condition's text is read. */
export type ColumnType = 'text' | 'number' | 'date' | 'datetime' | 'switch';

/** A column that a list may be sorted by, filtered by and asked for. */
export interface ListColumn {
  /** Where it comes from, e.g. `warrantyClaim.claimNo`. */
  ref: string;
  type: ColumnType;
  /** SQL expression in place of a column. */
  value?: RawBuilder<unknown>;
  /** May be empty. Empty values come last, whichever way a list is sorted. */
  optional?: boolean;
  /** In words: sorted as people do, not by code points. Default false, as numbers and codes have an index in theirs. */
  inWords?: boolean;
  /** May the list be sorted by it? Default true. */
  sortable?: boolean;
  /** May the advanced query ask about it? Default true. */
  queryable?: boolean;
}

/** SQL expression of a column. */
export const valueOf = ({ ref, value }: ListColumn): RawBuilder<unknown> => value ?? sql.ref(ref);

/** Field name on the wire → column. Whatever is not declared is refused with 400. */
export type ListColumns = Readonly<Record<string, ListColumn>>;

type Lists = typeof contractColumns;
type Asked = typeof contractAsked;
type AskedField<List extends keyof Lists> = (List extends keyof Asked ? Asked[List][number] : never) & keyof Lists[List] & string;

/** Columns whose name differs from the field's: `{ bugCode: 'code' }`. */
export type Renamed<List extends keyof Lists> = Readonly<Partial<Record<keyof Lists[List] & string, string>>>;

/**
 * Columns of a list of the contract: what a field is called and what it holds comes from there, so that a field which no
 * reply shows, or which is shown masked, cannot be asked about.
 * @param list operation, e.g. `warrantyClaimsList`
 * @param table in code, e.g. `warrantyClaim`; the column has the field's name
 * @param fields which of them; default: those that the contract says the list can be asked about
 */
export function listColumns<List extends keyof Lists, Field extends keyof Lists[List] & string = AskedField<List>>(
  list: List,
  table: string,
  fields: readonly Field[] = contractAsked[list as keyof typeof contractAsked] as readonly unknown[] as readonly Field[],
  renamed?: Renamed<List>,
): Readonly<Record<Field, ListColumn>> {
  const types = contractColumns[list] as Readonly<Record<Field, ColumnType>>;
  return Object.fromEntries(fields.map((field) => [field, columnOf(list, field, `${table}.${renamed?.[field] ?? field}`, types[field])])) as Record<
    Field,
    ListColumn
  >;
}

/** Fields in words by their names, which are alike in all lists. */
const wordFields = /(?:Name|Personnel|^(?:name|realname|title|subject|carrier|insurer|technician|trainer|region|sender|specification|position|description))$/;

const columnOf = (list: string, field: string, ref: string, type: ColumnType): ListColumn => ({
  ref,
  type,
  ...(type === 'text' && wordFields.test(field) && { inWords: true }),
  ...((contractOptional as Readonly<Record<string, readonly string[]>>)[list]?.includes(field) && { optional: true }),
});

/** The columns of a list that are the maker's own (`x-maker-only`); none for dealers, who would learn by them what they do not see. */
export function makerColumns<List extends keyof typeof makerContractColumns>(
  user: CurrentUser,
  list: List,
  table: string,
  fields: readonly (keyof (typeof makerContractColumns)[List] & string)[],
): ListColumns {
  const types = makerContractColumns[list] as Readonly<Record<string, ColumnType>>;
  return isMaker(user) ? Object.fromEntries(fields.map((field) => [field, columnOf(list, field, `${table}.${field}`, types[field]!)])) : {};
}
