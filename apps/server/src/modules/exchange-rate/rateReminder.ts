import { sql } from 'kysely';
import type { Job } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { notify, usersWith } from '../../shared/notify/notify.ts';
import './tables.ts';

interface Missing extends Due {
  currency: string;
  period: string;
}

/** Asks finance at the beginning of a month, day by day, for the missing rates of the month. */
export const rateReminder: Job = {
  code: 'rateReminder',
  cron: '0 0 9 1-5 * ?',
  timeoutSeconds: 300,
  run: ({ today, transaction }) =>
    remind<Missing>(
      { transaction },
      'exchangeRate.missing',
      sql`select currency as id, ${today} as stage, currency, left(${today}, 7) as period from unnest(array['USD', 'EUR']) as currency
        where not exists (select from exchange_rate e where e.currency = currency.currency and e.rate_date between date_trunc('month', ${today}::date) and ${today}::date)`,
      async (trx, { currency, period }) =>
        notify(trx, await usersWith(trx, 'exchangeRate:add'), { event: 'exchangeRate.missing', params: { cur: currency, period } }),
    ),
};
