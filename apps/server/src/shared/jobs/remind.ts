import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../database/database.ts';
import type { JobContext } from './job.ts';
import './tables.ts';

/** A record that wants a reminder. */
export interface Due {
  id: string;
  /** Which of the record's reminders; begins with the date it is about, so that a new date is reminded of anew. */
  stage: string;
}

/** How many reminders one transaction sends. */
const batch = 200;

/**
 * Sends each reminder once, in transactions of 200: what was sent before a failure stays sent, and is not sent again.
 * @param due the records that want it, whether they are reminded of already or not: a query with `id`, `stage` and what `send` needs
 * @returns how many were sent
 */
export async function remind<T extends Due>(
  { transaction }: Pick<JobContext, 'transaction'>,
  event: string,
  due: RawBuilder<unknown>,
  send: (trx: Trx, due: T) => Promise<void>,
): Promise<number> {
  const next = sql<T>`select * from (${due}) d
    where not exists (select 1 from reminder r where r.event = ${event} and r.record_id = d.id and r.stage = d.stage)
    order by d.stage, d.id limit ${sql.lit(batch)}`;
  let sent = 0;
  for (;;) {
    const count = await transaction(async (trx) => {
      const { rows } = await next.execute(trx);
      if (rows.length === 0) return 0;
      await trx
        .insertInto('reminder')
        .values(rows.map(({ id, stage }) => ({ event, recordId: id, stage })))
        .execute();
      for (const row of rows) await send(trx, row);
      return rows.length;
    });
    sent += count;
    if (count < batch) return sent;
  }
}
