import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { planOnce } from '../database/planOnce.ts';

/** Totals are exact up to this number; users do not page further, and counting on costs more than the page. */
export const totalCap = 10_000;

/** Rows that a count looks at: one above the cap tells that there are more. */
export const countLimit = sql.lit(totalCap + 1);

/** By what rows are sorted; the id breaks ties, that of the newest first where values may be missing. */
export interface Sort {
  /** E.g. the column `warrantyClaim.createTime`. */
  key: RawBuilder<unknown>;
  direction: 'asc' | 'desc';
  /** May be null: what has no value comes last in both directions. */
  optional?: boolean;
}

/** `order by …` @param key the value of the sort, where it is called otherwise */
export function orderBy({ key: value, direction, optional }: Sort, id: RawBuilder<unknown>, key = value): RawBuilder<unknown> {
  const way = sql.raw(direction);
  if (!optional) return sql`order by ${key} ${way}, ${id} ${way}`;
  // An index that runs down has nulls first, and would not serve a sort that wants them last. Of what has no value, and of equals, the newest
  // come first, as their ids grow with time.
  return sql`order by ${key} ${way} nulls last, ${id} desc`;
}

export interface PageSearch {
  table: string;
  /** `where …`, or nothing. */
  where: RawBuilder<unknown>;
  sort: Sort;
  size: number;
  offset: number;
  /** Whether the conditions are such that the planner cannot tell how many rows they leave (see `Search`). */
  searched: boolean;
}

interface FoundPage {
  /** Ids of the page in their order. */
  ids: string[];
  /** All matching rows, counted up to one more than `totalCap`. */
  counted: number;
}

/** Columns read for the rows of a page: a `select` list with the `id`, and further `left join …` clauses. */
export interface RowReading {
  select: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
}

export interface ReadPage {
  rows: Record<string, unknown>[];
  /** All matching rows, counted up to one more than `totalCap`. */
  counted: number;
}

/** Counts the matches and reads the rows of a page. */
export function readPage(db: Db, search: PageSearch, reading: RowReading): Promise<ReadPage> {
  return search.searched || search.offset > 0 ? findThenRead(db, search, reading) : readFirstPage(db, search, reading);
}

/**
 * The first page of equalities, which is what most people ask for: one statement, planned once for all values. The
 * condition is met by an index that holds it together with the sort, whatever the values.
 */
async function readFirstPage(db: Db, search: PageSearch, { select, joins }: RowReading): Promise<ReadPage> {
  const { rows } = await sql<Record<string, unknown> & { counted: number }>`${planOnce} with found as materialized (${pageFirst(search)})
    select found.counted, ${select} from found left join ${sql.table(search.table)} on ${idOf(search)} = any(found.ids) ${joins}
    order by array_position(found.ids, ${idOf(search)})`.execute(db);
  const { counted } = rows[0]!;
  // No part of the rows; a member without a value is none in JSON.
  for (const row of rows) Object.assign(row, { counted: undefined });
  // Without matches there is one row, of the count alone.
  return { rows: rows.filter(({ id }) => id !== null), counted };
}

/**
 * Two statements: one finds and counts, planned with its values, and touches only what filter and sort need; the other
 * reads the rows found and what belongs to them by their ids, planned once.
 */
async function findThenRead(db: Db, search: PageSearch, { select, joins }: RowReading): Promise<ReadPage> {
  const found = await (search.searched ? matchesFirst(search) : pageFirst(search)).execute(db);
  const { ids, counted } = found.rows[0]!;
  if (ids.length === 0) return { rows: [], counted };
  // One that was deleted in between is left out.
  const { rows } = await sql<
    Record<string, unknown>
  >`${planOnce} select ${select} from ${sql.table(search.table)} ${joins} where ${idOf(search)} = any(${ids}) order by array_position(${ids}, ${idOf(search)})`.execute(
    db,
  );
  return { rows, counted };
}

const idOf = ({ table }: PageSearch) => sql.ref(`${table}.id`);

/** The ids of the page along the sort, most of the time from an index that holds equalities and sort. */
const walk = (search: PageSearch): RawBuilder<unknown> => {
  const { table, where, sort, size, offset } = search;
  return sql`array(select ${idOf(search)} from ${sql.table(table)} ${where} ${orderBy(sort, idOf(search))} limit ${sql.lit(size)} offset ${sql.lit(offset)})`;
};

/** Equalities only: the page, then the count unless a page that is not full already tells it. */
function pageFirst(search: PageSearch): RawBuilder<FoundPage> {
  const { table, where, size, offset } = search;
  const found = sql`cardinality(ids)`;
  return sql<FoundPage>`with page as materialized (select ${walk(search)} as ids)
    select ids, case when ${found} < ${sql.lit(size)} and (${found} > 0 or ${sql.lit(offset === 0)}) then ${sql.lit(offset)} + ${found}
      else (select count(*)::int from (select 1 from ${sql.table(table)} ${where} limit ${countLimit}) as matches) end as counted from page`;
}

/**
 * Ranges and parts of words: collects the matches as the count must anyway, and takes the page out of them. Walking
 * along the sort in the hope to meet matches soon, as PostgreSQL would, reads whole indexes when they lie elsewhere.
 * Only when the matches exceed the cap, and so are frequent, the page is found by walking.
 */
function matchesFirst(search: PageSearch): RawBuilder<FoundPage> {
  const { table, where, sort, size, offset } = search;
  return sql<FoundPage>`with matches as materialized (select ${idOf(search)} as id, ${sort.key} as sort_key from ${sql.table(table)} ${where} limit ${countLimit}),
    total as materialized (select count(*)::int as counted from matches)
    select counted, case when counted <= ${sql.lit(totalCap)}
      then array(select matches.id from matches ${orderBy(sort, sql`matches.id`, sql`sort_key`)} limit ${sql.lit(size)} offset ${sql.lit(offset)})
      else ${walk(search)} end as ids from total`;
}
