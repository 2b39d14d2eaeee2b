import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Trx } from '../database/database.ts';
import type { JobContext } from './job.ts';
import './tables.ts';

/** A record that wants a reminder. */
export interface Due {
  id: string;
  /** Which of the record's reminders; carries the date it is about, so that a new date is reminded of anew. */
  stage: string;
}

/** How many reminders one transaction sends. */
const batch = 200;

/** Condition of a query: this reminder has not gone out. `id` and `stage` are expressions of the query. */
export const notReminded = (event: string, id: RawBuilder<unknown>, stage: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`not exists (select 1 from reminder r where r.event = ${event} and r.record_id = ${id} and r.stage = ${stage})`;

/**
 * Sends each reminder once, in transactions of 200: what was sent before a failure stays sent, and is not sent again.
 * @param find the first `limit` records that are not reminded of yet (`notReminded`)
 * @returns how many were sent
 */
export async function remind<T extends Due>(
  { transaction }: Pick<JobContext, 'transaction'>,
  event: string,
  find: (trx: Trx, limit: number) => Promise<readonly T[]>,
  send: (trx: Trx, due: T) => Promise<void>,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const count = await transaction(async (trx) => {
      const due = await find(trx, batch);
      if (due.length === 0) return 0;
      await trx
        .insertInto('reminder')
        .values(due.map(({ id, stage }) => ({ event, recordId: id, stage })))
        .execute();
      for (const one of due) await send(trx, one);
      return due.length;
    });
    sent += count;
    if (count < batch) return sent;
  }
}
