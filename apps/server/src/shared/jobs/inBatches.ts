import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../database/database.ts';
import type { JobContext } from './job.ts';

/** How many records one transaction works on. */
const batch = 200;

/** How many the query is asked for at a time: it may go through a whole table, and must not do so for every batch. */
const page = 2_000;

/**
 * Works on the records that a query names, in transactions of 200. Each transaction reads its records anew, so that one that is no
 * longer due is left alone.
 * @param due names records by their `id`, with whatever else the work needs; what was worked on must leave it
 * @returns how many were worked on
 */
export async function inBatches<Row extends { id: string }>(
  { transaction }: Pick<JobContext, 'transaction'>,
  due: RawBuilder<unknown>,
  work: (trx: Trx, rows: readonly Row[]) => Promise<void>,
): Promise<number> {
  const ids = sql<{ id: string }>`select id from (${due}) as due order by id limit ${sql.lit(page)}`;
  const records = (some: readonly string[]) => sql<Row>`select * from (${due}) as due where id in (${sql.join(some)}) order by id`;
  for (let done = 0; ;) {
    const all = (await transaction((trx) => ids.execute(trx))).rows.map(({ id }) => id);
    for (let from = 0; from < all.length; from += batch)
      done += await transaction(async (trx) => {
        const { rows } = await records(all.slice(from, from + batch)).execute(trx);
        if (rows.length > 0) await work(trx, rows);
        return rows.length;
      });
    if (all.length < page) return done;
  }
}
