/** Reminders about inspections of machines that have arrived. */
import { sql } from 'kysely';
import type { Job } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { notify, reviewersOf } from '../../shared/notify/notify.ts';

interface OverdueDealer extends Due {
  dealerCode: string;
  dealerName: string;
  n: number;
  vins: string;
}

/** So many machines are named. */
const named = 10;

/** On Mondays the reviewers hear which machines of each dealer should have been inspected. */
export const pdiOverdueWeekly: Job = {
  code: 'pdiOverdueWeekly',
  cron: '0 30 7 ? * MON',
  timeoutSeconds: 300,
  run({ today, transaction }) {
    const event = 'arrivalAccept.overdue';
    return remind<OverdueDealer>(
      { transaction },
      event,
      sql`select dealer_code as id, ${today}::text as stage, dealer_code, min(dealer_name) as dealer_name, count(*)::int as n,
          array_to_string((array_agg(vin order by deadline, vin))[:${sql.lit(named)}], ', ') as vins
        from arrival_accept
        where status in ('pending_acceptance', 'draft') and del_flag = 0 and deadline < ${today}::date
        group by dealer_code`,
      async (trx, { dealerCode, dealerName, n, vins }) =>
        notify(trx, await reviewersOf(trx, 'arrivalAccept:audit', dealerCode), { event, params: { dealer: dealerName, n, vins } }),
    );
  },
};
