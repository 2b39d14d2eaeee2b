/** Closes reports that were answered some time ago, and what other modules close with them (`marketClose` of a module). */
import { sql } from 'kysely';
import { actInBatches } from '../../documents/actInBatches.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { Job, JobContext } from '../../shared/jobs/job.ts';
import './hooks.ts';
import { marketInfoKind } from './marketInfoKind.ts';

export const marketClose: Job = {
  code: 'marketClose',
  cron: '0 25 6 * * ?',
  timeoutSeconds: 300,
  async run(job) {
    let closed = 0;
    for (const module of job.services.modules) closed += (await module.marketClose?.(job)) ?? 0;
    return closed;
  },
};

/** Reports whose days are over, at the maker and at their dealer. */
export function closeAnswered(job: JobContext): Promise<number> {
  const { services, today } = job;
  const days = services.parameters.number('info.closeDays');
  const dealerDay = sql`least(${today}::date, (${services.now().toISOString()}::timestamptz at time zone d.time_zone)::date)`;
  return actInBatches(
    job,
    marketInfoKind,
    'expire',
    sql`select i.id from market_info i join dealer d on d.dealer_code = i.dealer_code
      where i.status = 'pass' and i.del_flag = 0 and i.reply_time < ${addDays(today, 1 - days)}::date
        and (i.reply_time at time zone d.time_zone)::date + ${days}::int < ${dealerDay}`,
  );
}
