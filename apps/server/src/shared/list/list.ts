import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { badRequest } from '../refusal/refusal.ts';
import { scopeCondition } from '../scope/scope.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import type { ListColumns } from './columns.ts';
import { advancedCondition } from './conditions.ts';
import type { Filter } from './filters.ts';

/** What every list call accepts (domain design 0.3); already checked against the contract's limits. */
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

/** Totals are exact up to here; nobody pages further, and counting on costs more than the page. */
export const totalCap = 10_000;

export interface ListDefinition<Row> {
  /** Main table in code, e.g. `warrantyClaim`; it has `id`. */
  table: string;
  columns: ListColumns;
  /** `select` list of the page, over the main table joined with `joins`. */
  select: RawBuilder<unknown>;
  /** Further `left join …` clauses, needed by `select` only. Filters and sorts must do with the main table unless `joinsInWhere`. */
  joins?: RawBuilder<unknown>;
  joinsInWhere?: boolean;
  /** Wire name of the sort when none is asked for; default `createTime` descending. */
  defaultSort?: { column: string; order: 'asc' | 'desc' };
  /** Rows with a del_flag (default) or without. */
  softDeleted?: boolean;
  /** Scope by the document columns (default), or another condition. */
  scope?: (user: CurrentUser) => Filter;
  toReply(row: Record<string, unknown>): Row;
}

/**
 * One page of a list: scope, declared filters, advanced query, declared sort with the id as tie-breaker.
 * Two statements: the ids of the page by an index that holds filter and order, then their rows; and a capped count,
 * which is left out when the first page already tells.
 */
export async function listPage<Row>(
  db: Db,
  user: CurrentUser,
  definition: ListDefinition<Row>,
  query: ListQuery,
  filters: readonly Filter[] = [],
): Promise<Page<Row>> {
  const { table, joins = sql``, select } = definition;
  const size = query.pageSize ?? 10;
  const current = query.pageNo ?? 1;
  const offset = (current - 1) * size;
  // Beyond the cap a jump would walk all rows before it; nobody pages there, exports use another way.
  if (offset >= totalCap) throw badRequest('query.pageTooFar', { n: totalCap });

  const where = whereSql(user, definition, query, filters);
  const order = orderSql(definition, query);
  const main = sql.table(table);
  const from = definition.joinsInWhere ? sql`${main} ${joins}` : sql`${main}`;
  const pageIds = sql`select ${sql.ref(`${table}.id`)} from ${from} ${where} order by ${order} limit ${sql.lit(size)} offset ${sql.lit(offset)}`;
  const page = await sql<
    Record<string, unknown>
  >`select ${select} from ${main} ${joins} where ${sql.ref(`${table}.id`)} in (${pageIds}) order by ${order}`.execute(db);

  const found = page.rows.length;
  const known = found < size && (found > 0 || offset === 0);
  const counted = known ? offset + found : await countUpTo(db, from, where);
  const totalCapped = counted > totalCap;
  const total = Math.min(counted, totalCap);
  const records = page.rows.map((row) => onlyAsked(definition.toReply(row), query.field));
  return { records, total, totalCapped, size, current, pages: Math.ceil(total / size) };
}

async function countUpTo(db: Db, from: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from (select 1 from ${from} ${where} limit ${sql.lit(totalCap + 1)}) as matches`.execute(db);
  return rows[0]!.n;
}

function whereSql<Row>(user: CurrentUser, definition: ListDefinition<Row>, query: ListQuery, filters: readonly Filter[]): RawBuilder<unknown> {
  const { table, columns, softDeleted = true } = definition;
  const conditions: Filter[] = [
    definition.scope ? definition.scope(user) : scopeCondition(user, table),
    softDeleted ? sql<SqlBool>`${sql.ref(`${table}.delFlag`)} = 0` : undefined,
    ...filters,
    advancedCondition(columns, query.superQueryParams, query.superQueryMatchType),
  ];
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? sql`` : sql`where ${sql.join(given, sql` and `)}`;
}

function orderSql<Row>({ table, columns, defaultSort = { column: 'createTime', order: 'desc' } }: ListDefinition<Row>, query: ListQuery): RawBuilder<unknown> {
  // `status_dictText` sorts like `status` (origin facts 0.2).
  const asked = query.column?.replace(/_dictText$/, '');
  // The contract's default order is desc; a list's own default sort wins when no column is asked for.
  const useDefault = asked === undefined || asked === '' || (asked === 'createTime' && !Object.hasOwn(columns, 'createTime'));
  const name = useDefault ? defaultSort.column : asked;
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column || column.sortable === false) throw badRequest('query.unknownSort', { field: name.slice(0, 64) });
  const direction = (useDefault ? defaultSort.order : (query.order ?? 'desc')) === 'asc' ? sql`asc` : sql`desc`;
  // Nulls where the index has them, so that the sort can come from it.
  return sql`${sql.ref(column.ref)} ${direction}, ${sql.ref(`${table}.id`)} ${direction}`;
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
