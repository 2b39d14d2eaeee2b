/** Forecasts by the calendar: windows that open and close, what nobody handed in, and months that are over. */
import { type RawBuilder, sql } from 'kysely';
import { actInBatches } from '../../documents/actInBatches.ts';
import { dealerDay } from '../../shared/dealerDay.ts';
import type { Job, JobContext } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { dealerUsers, notify, reviewersOf } from '../../shared/notify/notify.ts';
import { orderForecastKind } from './orderForecastKind.ts';
import './tables.ts';

/** Dealers hear of a month that is not handed in so many days before its last one. */
const closesDays = 2;
/** That a month was missed is said so many days after its last one. */
const missedDays = 7;

/** A dealer that should hand in a month. */
interface Asked extends Due {
  dealerCode: string;
  dealerName: string;
  month: string;
  lastDay: string;
}

const lockDayOf = ({ services }: Pick<JobContext, 'services'>) => sql.lit(services.parameters.number('forecast.lockDay'));

/** Last day of the window of a base month. @param base its first day */
const lastDay = (job: JobContext, base: RawBuilder<unknown>) =>
  sql`((${base})::date - interval '1 month' + make_interval(days => ${lockDayOf(job)} - 1))::date`;

/** Active dealers with their day, and the first days of the base month that is open there and of the one before. */
const dealers = (job: JobContext) => sql`(select asked.*, (base - interval '1 month')::date as closed_base from (
    select d.id, d.dealer_code, d.dealer_name, d.status_time, ${dealerDay(job.services, 'd')} as day,
      (date_trunc('month', ${dealerDay(job.services, 'd')}) + make_interval(months =>
        case when extract(day from ${dealerDay(job.services, 'd')}) <= ${lockDayOf(job)} then 1 else 2 end))::date as base
    from dealer d where d.dealer_status = 'active' and d.del_flag = 0) asked)`;

/** Whether a dealer has a forecast of a base month. */
const has = (
  base: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql`true`,
) => sql`exists (select from order_forecast f where f.dealer_code = dealers.dealer_code
  and make_date(f.year, f.month, 1) = ${base} and f.del_flag = 0 and ${more})`;

const isHandedIn = sql`f.status not in ('draft', 'no_pass')`;

/** Dealers with a base month, and which reminder of it they get. */
const asked = (job: JobContext, base: RawBuilder<unknown>, stage: string, condition: RawBuilder<unknown>) => sql`select dealers.id, dealers.dealer_code,
    dealers.dealer_name, to_char(${base}, 'YYYY-MM') as month, ${lastDay(job, base)}::text as last_day, to_char(${base}, 'YYYY-MM') || ${`/${stage}`}::text as stage
  from ${dealers(job)} dealers where ${condition}`;

const inBase = sql`dealers.base`;
const inClosed = sql`dealers.closed_base`;

const about = ({ month, lastDay: date, dealerName: dealer }: Asked) => ({ params: { month, date, dealer } });

function tellDealers(job: JobContext, event: string, due: RawBuilder<unknown>, roles: readonly string[]): Promise<number> {
  const { services, transaction } = job;
  return remind<Asked>({ transaction }, event, due, async (trx, one) =>
    notify(trx, await dealerUsers(trx, one.dealerCode, roles), { event, ...about(one), at: services.now() }),
  );
}

/** Tells of months without any forecast; drafts say so themselves when they expire. A dealer that was not at work is not asked. */
function tellMissed(job: JobContext): Promise<number> {
  const { services, transaction } = job;
  const event = 'orderForecast.missed';
  const to = lastDay(job, inClosed);
  const condition = sql`dealers.day <= ${to} + ${sql.lit(missedDays)} and dealers.status_time < ${to} - interval '1 month' and not ${has(inClosed)}`;
  return remind<Asked>({ transaction }, event, asked(job, inClosed, 'missed', condition), async (trx, one) => {
    const receivers = [...(await reviewersOf(trx, 'orderForecast:audit', one.dealerCode)), ...(await dealerUsers(trx, one.dealerCode, ['DLR_ADMIN']))];
    await notify(trx, receivers, { event, ...about(one), at: services.now() });
  });
}

/** Documents with the first day of their base month and the day where their dealer is. */
const withDays = (job: JobContext, condition: RawBuilder<unknown>) => sql`select f.id from order_forecast f join dealer d on d.dealer_code = f.dealer_code
  cross join lateral (select make_date(f.year, f.month, 1) as base, ${dealerDay(job.services, 'd')} as day) c
  where f.del_flag = 0 and ${condition}`;

export const forecastWindow: Job = {
  code: 'forecastWindow',
  cron: '0 0 6 * * ?',
  timeoutSeconds: 300,
  async run(job) {
    const finished = await actInBatches(job, orderForecastKind, 'finish', withDays(job, sql`f.status = 'pass' and c.base + interval '1 month' <= c.day`));
    const late = sql`f.status in ('draft', 'no_pass') and greatest(${lastDay(job, sql`c.base`)}, f.resubmit_until) < c.day`;
    const expired = await actInBatches(job, orderForecastKind, 'expire', withDays(job, late));
    const missed = await tellMissed(job);
    const opened = await tellDealers(job, 'orderForecast.windowOpen', asked(job, inBase, 'open', sql`not ${has(inBase, isHandedIn)}`), ['DLR_SALES']);
    const closing = sql`${lastDay(job, inBase)} - dealers.day <= ${sql.lit(closesDays)} and not ${has(inBase, isHandedIn)}`;
    const warned = await tellDealers(job, 'orderForecast.windowCloses', asked(job, inBase, 'closes', closing), ['DLR_SALES', 'DLR_ADMIN']);
    return finished + expired + missed + opened + warned;
  },
};
