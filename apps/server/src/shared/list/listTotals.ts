/** Sums over all rows that a list finds, not only over its page. */
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import { conditionOf, type Filter } from './filters.ts';
import { totalCap } from './findPage.ts';
import { conditionsOf, type ListDefinition, type ListQuery } from './list.ts';

/** One group of the sums: its key, how many rows, and a sum for each column asked for. */
export type Totals<Column extends string> = { key: string; count: number } & Record<Column, number>;

/**
 * Sums of columns per value of `by`, e.g. amounts per currency, under the same scope, filters and query as the list.
 * @param by column in code, e.g. `currency`
 * @returns undefined where more rows match than totals are counted for: a sum over some of them would be a wrong one
 */
export async function listTotals<Row, Column extends string>(
  db: Db,
  user: CurrentUser,
  definition: ListDefinition<Row>,
  query: ListQuery,
  filters: readonly Filter[],
  { by, columns }: { by: string; columns: readonly Column[] },
): Promise<Totals<Column>[] | undefined> {
  const { table } = definition;
  const given = conditionsOf(user, definition, query, filters);
  const where = given.length === 0 ? sql`` : sql`where ${sql.join(given.map(conditionOf), sql` and `)}`;
  const ref = (name: string) => sql.ref(`${table}.${name}`);
  const sums = columns.map((name) => sql`coalesce(sum(${sql.ref(`matches.${name}`)}), 0) as ${sql.ref(name)}`);
  const { rows } = await sql<Totals<Column>>`with matches as materialized
      (select ${ref(by)} as ${sql.ref(by)}, ${sql.join(columns.map((name) => sql`${ref(name)} as ${sql.ref(name)}`))} from ${sql.table(table)} ${where} limit ${sql.lit(totalCap + 1)})
    select ${sql.ref(`matches.${by}`)} as key, count(*)::int as count, ${sql.join(sums)} from matches group by 1 order by 1`.execute(db);
  const counted = rows.reduce((sum, { count }) => sum + count, 0);
  return counted > totalCap ? undefined : rows;
}
