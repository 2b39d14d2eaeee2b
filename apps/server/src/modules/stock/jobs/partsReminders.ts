import { sql } from 'kysely';
import { systemContext } from '../../../documents/systemContext.ts';
import type { Job, JobContext } from '../../../shared/jobs/job.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { releaseStock } from '../reservations.ts';

/** Runs what every module reminds of about parts: late orders, arrivals and claims, reservations whose time is over. */
export const partsReminders: Job = {
  code: 'partsReminders',
  cron: '0 30 6 * * ?',
  timeoutSeconds: 600,
  async run(job) {
    let done = 0;
    for (const { partsReminders: work } of job.services.modules) done += (await work?.(job)) ?? 0;
    return done;
  },
};

/** Frees what was set aside by hand until a day that is over where the dealer is. */
export const freeReservations = ({ services, transaction }: JobContext): Promise<number> =>
  transaction(async (trx) => {
    const { rows } = await sql<{ lineId: string }>`select held.line_id from stock_reservation held join parts_stock on parts_stock.id = held.stock_id
      join dealer on dealer.dealer_code = parts_stock.dealer_code
      where held.doc_type = 'partsStock' and held.until < (${services.now().toISOString()}::timestamptz at time zone dealer.time_zone)::date`.execute(trx);
    const lineIds = rows.map(({ lineId }) => lineId);
    await releaseStock(systemContext(services, trx) as TrxContext, { docType: 'partsStock', lineIds });
    return lineIds.length;
  });
