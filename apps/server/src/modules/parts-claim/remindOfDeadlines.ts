/** Reminders of parts claims. */
import { sql } from 'kysely';
import { dealerDay } from '../../shared/dealerDay.ts';
import type { JobContext } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { dealerUsers, notify } from '../../shared/notify/notify.ts';
import { about } from './actions/claimStep.ts';
import type { PartsClaimHeader } from './tables.ts';

/** The dealer hears of a claim that is not handed in so many days before its last, and on it. */
const warnDays = 3;

/** Reminds dealers of drafts whose deadline ends soon, by their own calendar. @returns how many */
export function remindOfDeadlines({ services, transaction }: Pick<JobContext, 'services' | 'transaction'>): Promise<number> {
  const event = 'partsClaim.deadline';
  return remind<Due & PartsClaimHeader>(
    { transaction },
    event,
    sql`select c.*, c.claim_deadline::text || '/' || case when c.claim_deadline <= ${dealerDay(services, 'd')} then 'last' else 'soon' end as stage
      from parts_claim c join dealer d on d.dealer_code = c.dealer_code
      where c.status = 'draft' and c.del_flag = 0 and c.first_submit_time is null
        and c.claim_deadline between ${dealerDay(services, 'd')} and ${dealerDay(services, 'd')} + ${sql.lit(warnDays)}`,
    async (trx, due) => notify(trx, await dealerUsers(trx, due.dealerCode, ['DLR_ADMIN', 'DLR_PARTS']), { event, ...about(due), at: services.now() }),
  );
}
