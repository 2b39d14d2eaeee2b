/** Reminds of reports, and closes activities that were never reported. */
import { sql } from 'kysely';
import { actInBatches } from '../../documents/actInBatches.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { sqlDay } from '../../shared/makerDay.ts';
import { dealerUsers, notify } from '../../shared/notify/notify.ts';
import { about, organisers } from './actions/activityStep.ts';
import { marketActiveKind } from './marketActiveKind.ts';
import type { MarketActiveHeader } from './tables.ts';

/** The dealer hears of a report after the activity, and so many days before its last day. */
const warnDays = 7;

type Reminded = Parameters<typeof about>[0] & Pick<MarketActiveHeader, 'dealerCode'>;

export const activityReports: Job = {
  code: 'activityReports',
  cron: '0 10 6 * * ?',
  timeoutSeconds: 300,
  async run(job) {
    const { services, today, transaction } = job;
    // An activity ends with the last day of its dealer, which may end later than the maker's.
    const dealerDay = sql`least(${today}::date, (${services.now().toISOString()}::timestamptz at time zone d.time_zone)::date)`;
    const lapsed = addDays(today, -services.parameters.number('activity.forfeitDays'));
    const forfeitDays = sql`${services.parameters.number('activity.forfeitDays')}::int`;
    const closed = await actInBatches(
      job,
      marketActiveKind,
      'expire',
      sql`select a.id from market_active a join dealer d on d.dealer_code = a.dealer_code
        where a.status in ('pass', 'no_pass') and a.del_flag = 0 and a.end_date < ${lapsed}::date and a.end_date + ${forfeitDays} < ${dealerDay}
          and (a.status = 'pass' or a.stage = 'plan' or ${sqlDay(services, sql`a.audit_time`)} + ${forfeitDays} < ${dealerDay})`,
    );
    const event = 'marketActive.reportDue';
    const reminded = await remind<Due & Reminded>(
      { transaction },
      event,
      sql`select a.id, a.active_no, a.title, a.dealer_code, a.dealer_name, a.report_due, a.settled_amount, a.currency,
          a.report_due::text || '/' || case when a.report_due - ${warnDays}::int <= ${dealerDay} then 'last' else 'first' end as stage
        from market_active a join dealer d on d.dealer_code = a.dealer_code and d.dealer_status = 'active'
        where a.status = 'pass' and a.del_flag = 0 and a.end_date < ${today}::date and a.end_date < ${dealerDay}`,
      async (trx, due) => notify(trx, await dealerUsers(trx, due.dealerCode, organisers), { ...about(due), event, at: services.now() }),
    );
    return closed + reminded;
  },
};
