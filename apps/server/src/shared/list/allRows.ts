/** All rows of a list, for exports: found once, then read in batches. */
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { planOnce } from '../database/planOnce.ts';
import { conditionOf, type Filter } from './filters.ts';
import { orderBy } from './findPage.ts';
import { conditionsOf, type ListDefinition, type ListQuery, sortOf } from './list.ts';

/** Rows read at a time: few, as the embedded database serves no other call while it reads them. */
const batchSize = 100;

/** Ids of the rows that scope, filters and advanced query leave, in the order of the list; at most `limit`. */
export async function findIds<Row>(
  { db, user }: Context,
  definition: ListDefinition<Row>,
  query: ListQuery,
  filters: readonly Filter[],
  limit: number,
): Promise<string[]> {
  const given = conditionsOf(user, definition, query, filters);
  const where = given.length === 0 ? sql`` : sql`where ${sql.join(given.map(conditionOf), sql` and `)}`;
  const id = sql.ref(`${definition.table}.id`);
  const { rows } = await sql<{ id: string }>`select ${id} from ${sql.table(definition.table)} ${where}
    ${orderBy(sortOf(definition, query), id)} limit ${sql.lit(limit)}`.execute(db);
  return rows.map((row) => row.id);
}

/** The rows of these ids, as the list shows them, in batches; one that was deleted in between is left out. */
export async function* readRows<Row>(db: Db, definition: ListDefinition<Row>, ids: readonly string[]): AsyncGenerator<Row[]> {
  const { table, select, joins = sql`` } = definition;
  const id = sql.ref(`${table}.id`);
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const { rows } = await sql<Record<string, unknown>>`${planOnce} select ${select} from ${sql.table(table)} ${joins}
      where ${id} = any(${batch}) order by array_position(${batch}, ${id})`.execute(db);
    yield rows.map((row) => definition.toReply(row));
  }
}
