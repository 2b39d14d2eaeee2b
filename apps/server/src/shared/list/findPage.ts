import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { planOnce } from '../database/planOnce.ts';

/** Totals are exact up to here; nobody pages further, and counting on costs more than the page. */
export const totalCap = 10_000;

export interface PageSearch {
  table: string;
  /** `where …`, or nothing. */
  where: RawBuilder<unknown>;
  /** Column of the sort, e.g. `warrantyClaim.createTime`; the id breaks ties. */
  sort: string;
  direction: 'asc' | 'desc';
  size: number;
  offset: number;
  /** Whether the conditions are such that the planner cannot tell how many rows they leave (see `Search`). */
  searched: boolean;
}

export interface FoundPage {
  /** Ids of the page in their order. */
  ids: string[];
  /** All matching rows, counted up to one more than `totalCap`. */
  counted: number;
}

/** Finds the rows of a page and counts the matches, in one statement that touches only what filter and sort need. */
export async function findPage(db: Db, search: PageSearch): Promise<FoundPage> {
  const { rows } = await (search.searched ? matchesFirst(search) : pageFirst(search)).execute(db);
  return rows[0]!;
}

const idOf = ({ table }: PageSearch) => sql.ref(`${table}.id`);

/** The ids of the page along the sort, most of the time from an index that holds equalities and sort. */
const walk = (search: PageSearch): RawBuilder<unknown> => {
  const { table, where, sort, direction, size, offset } = search;
  const way = sql.raw(direction);
  // Nulls where the index has them, so that the sort can come from it.
  return sql`array(select ${idOf(search)}::text from ${sql.table(table)} ${where} order by ${sql.ref(sort)} ${way}, ${idOf(search)} ${way} limit ${sql.lit(size)} offset ${sql.lit(offset)})`;
};

/**
 * Equalities only: the page, then the count unless a page that is not full already tells it. First pages, which are
 * most, are named statements: PostgreSQL goes on planning with the values where it expects to gain by that.
 */
function pageFirst(search: PageSearch): RawBuilder<FoundPage> {
  const { table, where, size, offset } = search;
  const found = sql`cardinality(ids)`;
  return sql<FoundPage>`${offset === 0 ? planOnce : sql``} with page as materialized (select ${walk(search)} as ids)
    select ids, case when ${found} < ${sql.lit(size)} and (${found} > 0 or ${sql.lit(offset === 0)}) then ${sql.lit(offset)} + ${found}
      else (select count(*)::int from (select 1 from ${sql.table(table)} ${where} limit ${sql.lit(totalCap + 1)}) as matches) end as counted from page`;
}

/**
 * Ranges and parts of words: collects the matches as the count must anyway, and takes the page out of them. Walking
 * along the sort in the hope to meet matches soon, as PostgreSQL would, reads whole indexes when they lie elsewhere.
 * Only when the matches exceed the cap, and so are frequent, the page is found by walking.
 */
function matchesFirst(search: PageSearch): RawBuilder<FoundPage> {
  const { table, where, sort, direction, size, offset } = search;
  const way = sql.raw(direction);
  return sql<FoundPage>`with matches as materialized (select ${idOf(search)} as id, ${sql.ref(sort)} as sort_key from ${sql.table(table)} ${where} limit ${sql.lit(totalCap + 1)}),
    total as materialized (select count(*)::int as counted from matches)
    select counted, case when counted <= ${sql.lit(totalCap)}
      then array(select matches.id::text from matches order by sort_key ${way}, matches.id ${way} limit ${sql.lit(size)} offset ${sql.lit(offset)})
      else ${walk(search)} end as ids from total`;
}
