import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../context.ts';
import { badRequest } from '../refusal/refusal.ts';
import { rowsOf } from '../scope/scope.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import { type ListColumns, valueOf } from './columns.ts';
import { advancedCondition } from './conditions.ts';
import { conditionOf, type Filter, isSearch, search as toSearch } from './filters.ts';
import { readPage, type Sort, totalCap } from './findPage.ts';

/** Parameters of every list call; already validated against the contract's limits. */
export interface ListQuery {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: 'asc' | 'desc';
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: string;
}

export interface Page<Row> {
  records: Row[];
  /** Exact up to `totalCap`, above that `totalCap` with `totalCapped`. */
  total: number;
  totalCapped: boolean;
  size: number;
  current: number;
  pages: number;
}

/** @typeParam Reply a row on the wire @typeParam Row a row as `select` reads it */
export interface ListDefinition<Reply, Row extends object = object> {
  /** Main table in code, e.g. `warrantyClaim`; it has `id`. */
  table: string;
  columns: ListColumns;
  /** `select` list of the page with the `id`, over the main table joined with `joins`; its text depends on the list and the user's kind only. */
  select: RawBuilder<Row>;
  /** Further `left join …` clauses, for the rows of the page only. Filters and sorts must do with the main table. */
  joins?: RawBuilder<unknown>;
  /** Wire name of the sort when none is asked for; default `createTime` descending. */
  defaultSort?: { column: string; order: 'asc' | 'desc' };
  /** Rows with a del_flag (default) or without. */
  softDeleted?: boolean;
  /** Scope by the document columns (default), or another condition. */
  scope?: (user: CurrentUser) => Filter;
  toReply(row: Row): Reply;
}

/**
 * One page of a list: scope, declared filters, advanced query, declared sort with the id as tie-breaker.
 */
export async function listPage<Row>(
  { db, user }: Context,
  definition: ListDefinition<Row>,
  query: ListQuery,
  filters: readonly Filter[] = [],
): Promise<Page<Row>> {
  const { table } = definition;
  const size = query.pageSize ?? 10;
  const current = query.pageNo ?? 1;
  const offset = (current - 1) * size;
  // Beyond the cap a jump would scan all rows before it; users do not page that far, and exports read rows in another way.
  if (offset >= totalCap) throw badRequest('query.pageTooFar', { n: totalCap });

  const given = conditionsOf(user, definition, query, filters);
  const where = given.length === 0 ? sql`` : sql`where ${sql.join(given.map(conditionOf), sql` and `)}`;
  const search = { table, where, sort: sortOf(definition, query), size, offset, searched: given.some(isSearch) };
  const { rows, counted } = await readPage(db, search, { select: definition.select, joins: definition.joins ?? sql`` });
  const records = rows.map((row) => onlyAsked(definition.toReply(row), query.field));
  const total = Math.min(counted, totalCap);
  return { records, total, totalCapped: counted > totalCap, size, current, pages: Math.ceil(total / size) };
}

export function conditionsOf<Row>(
  user: CurrentUser,
  definition: ListDefinition<Row>,
  query: ListQuery,
  filters: readonly Filter[],
): Exclude<Filter, undefined>[] {
  const { table, columns, softDeleted = true } = definition;
  const conditions: Filter[] = [
    rowsOf(definition, user),
    softDeleted ? sql<SqlBool>`${sql.ref(`${table}.delFlag`)} = 0` : undefined,
    ...filters,
    toSearch(advancedCondition(columns, query.superQueryParams, query.superQueryMatchType, user)),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

export function sortOf<Row>({ columns, defaultSort = { column: 'createTime', order: 'desc' } }: ListDefinition<Row>, query: ListQuery): Sort {
  // `status_dictText` sorts like `status`.
  const asked = query.column?.replace(/_dictText$/, '');
  // The contract's default order is desc; a list's own default sort wins when no column is asked for.
  const useDefault = asked === undefined || asked === '' || (asked === 'createTime' && !Object.hasOwn(columns, 'createTime'));
  const name = useDefault ? defaultSort.column : asked;
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column || column.sortable === false) throw badRequest('query.unknownSort', { field: name.slice(0, 64) });
  const direction = useDefault ? defaultSort.order : (query.order ?? 'desc');
  const value = valueOf(column);
  return { key: column.inWords ? sql`${value} collate alphabetical` : value, direction, ...(column.optional && { optional: true }) };
}

/** Leaves only the fields asked for, which the contract's check has found to exist; `id` and `_dictText` companions stay. */
function onlyAsked<Row>(record: Row, field: string | undefined): Row {
  if (field === undefined || field.trim() === '') return record;
  const asked = new Set(
    field
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );
  const row = record as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => name === 'id' || asked.has(name) || (name.endsWith('_dictText') && asked.has(name.slice(0, -9)))),
  ) as Row;
}
