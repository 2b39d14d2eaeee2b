import { sql } from 'kysely';
import type { Job } from '../../shared/jobs/job.ts';
import { notify, usersWith } from '../../shared/notify/notify.ts';

/** Tells those who maintain prices, week by week, how many parts on sale have no price today (E-300 stops a claim that uses one). */
export const priceGaps: Job = {
  code: 'priceGaps',
  cron: '0 0 8 ? * MON',
  timeoutSeconds: 300,
  run: ({ today, transaction }) =>
    transaction(async (trx) => {
      const { rows } = await sql<{ n: number; example: string | null }>`
        select count(*)::int as n, min(parts_code) as example from parts
        where enabled = 'Y' and not exists (
          select 1 from parts_price p
          where p.parts_code = parts.parts_code and p.valid_from <= ${today}::date and (p.valid_to is null or p.valid_to >= ${today}::date))`.execute(trx);
      const { n = 0, example = null } = rows[0] ?? {};
      if (n > 0) await notify(trx, await usersWith(trx, 'parts:edit'), { event: 'parts.priceGaps', params: { n, part: example ?? '' } });
      return n;
    }),
};
