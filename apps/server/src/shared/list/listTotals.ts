/** Sums over all rows that a list finds, not only over its page. */
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { conditionOf, type Filter } from './filters.ts';
import { countLimit, totalCap } from './findPage.ts';
import { conditionsOf, type ListDefinition, type ListQuery } from './list.ts';

/** One group of the sums: its key, how many rows, and a sum for each column asked for. */
type Totals<Column extends string> = { key: string | null; count: number } & Record<Column, number>;

/**
 * Sums of columns per value of `by`, e.g. amounts per currency, under the same scope, filters and query as the list.
 * @param by column in code, e.g. `currency`; null: one sum of all
 * @returns undefined where more rows match than totals are counted for: a sum over some of them would be a wrong one
 */
export async function listTotals<Row, Column extends string>(
  { db, user }: Context,
  definition: ListDefinition<Row>,
  query: ListQuery,
  filters: readonly Filter[],
  { by, columns }: { by: string | null; columns: readonly Column[] },
): Promise<Totals<Column>[] | undefined> {
  const { table } = definition;
  const given = conditionsOf(user, definition, query, filters);
  const where = given.length === 0 ? sql`` : sql`where ${sql.join(given.map(conditionOf), sql` and `)}`;
  const ref = (name: string) => sql.ref(`${table}.${name}`);
  const sums = columns.map((name) => sql`coalesce(sum(${sql.ref(`matches.${name}`)}), 0) as ${sql.ref(name)}`);
  const names = by === null ? columns : [by, ...columns];
  // Counting reads an index, summing the rows: where there are too many they are not read at all.
  const { rows } = await sql<Totals<Column> & { counted: number }>`with counted as materialized
      (select count(*)::int as counted from (select 1 from ${sql.table(table)} ${where} limit ${countLimit}) as found),
    matches as materialized (select ${sql.join(names.map((name) => sql`${ref(name)} as ${sql.ref(name)}`))} from ${sql.table(table)}
      ${given.length === 0 ? sql`where` : sql`${where} and`} (select counted from counted) <= ${sql.lit(totalCap)}),
    sums as (select ${by === null ? sql`null::text` : sql.ref(`matches.${by}`)} as key, count(*)::int as count, ${sql.join(sums)} from matches group by 1)
    select counted.counted, sums.* from counted left join sums on true order by key`.execute(db);
  if (rows[0]!.counted > totalCap) return undefined;
  // Without matches there is one row, of the count alone.
  return rows.filter(({ count }) => count !== null).map(({ counted: _counted, ...group }) => group as unknown as Totals<Column>);
}

/** Sums of amounts per currency, as the calls `totals` answer them. */
export interface CurrencyTotals<Column extends string> {
  sums: ({ currency: string; count: number } & Record<Column, number>)[];
  /** More rows match than are summed: there are no sums. */
  capped: boolean;
}

/** Sums of amount columns per currency over all rows that a list with a column `currency` finds. */
export async function currencyTotals<Row, Column extends string>(
  context: Context,
  definition: ListDefinition<Row>,
  { query, filters, columns }: { query: ListQuery; filters: readonly Filter[]; columns: readonly Column[] },
): Promise<CurrencyTotals<Column>> {
  const sums = await listTotals(context, definition, query, filters, { by: 'currency', columns });
  return {
    // Rows without a currency have no amount yet.
    sums: (sums ?? []).flatMap(({ key: currency, ...sum }) => (currency === null ? [] : [{ currency, ...sum } as CurrencyTotals<Column>['sums'][number]])),
    capped: sums === undefined,
  };
}

/** Sums of quantities over all rows that a list finds; none where more rows match than are summed. */
export async function quantityTotals<Row, Column extends string>(
  context: Context,
  definition: ListDefinition<Row>,
  { query, filters, columns }: { query: ListQuery; filters: readonly Filter[]; columns: readonly Column[] },
): Promise<Record<Column, number> & { count: number; capped: boolean }> {
  const sums = await listTotals(context, definition, query, filters, { by: null, columns });
  const none = { count: 0, ...Object.fromEntries(columns.map((column) => [column, 0])) } as Record<Column, number> & { count: number };
  const { key: _key, ...found } = sums?.[0] ?? { key: null, ...none };
  return { ...(found as typeof none), capped: sums === undefined };
}
