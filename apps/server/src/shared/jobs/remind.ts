import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../database/database.ts';
import { inBatches } from './inBatches.ts';
import type { JobContext } from './job.ts';
import './tables.ts';

/** A record that wants a reminder. */
export interface Due {
  id: string;
  /** Which of the record's reminders; begins with the date it is about, so that a new date is reminded of anew. */
  stage: string;
}

/**
 * Sends each reminder once, in transactions of 200: what was sent before a failure stays sent, and is not sent again.
 * @param due the records that want it, whether they are reminded of already or not: a query with `id`, `stage` and what `send` needs
 * @returns how many were sent
 */
export const remind = <T extends Due>(
  job: Pick<JobContext, 'transaction'>,
  event: string,
  due: RawBuilder<unknown>,
  send: (trx: Trx, due: T) => Promise<void>,
): Promise<number> =>
  inBatches<T>(
    job,
    sql`select * from (${due}) d where not exists (select 1 from reminder r where r.event = ${event} and r.record_id = d.id and r.stage = d.stage)`,
    async (trx, rows) => {
      await trx
        .insertInto('reminder')
        .values(rows.map(({ id, stage }) => ({ event, recordId: id, stage })))
        .execute();
      for (const row of rows) await send(trx, row);
    },
  );
