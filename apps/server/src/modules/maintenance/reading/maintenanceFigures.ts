/** Figures about services for the analysis page. */
import { sql } from 'kysely';
import type { DealerStanding, MaintenanceFigures } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { countedList, countOf } from '../../../shared/list/countedList.ts';
import { rolledUp } from '../../../shared/rollup/rollup.ts';
import { isMaker, today } from '../../../shared/session/currentUser.ts';
import { dueFilters, dueList } from './dueList.ts';
import { serviceRollup } from './serviceRollup.ts';

const mostDealers = sql.lit(10);

interface Row extends Pick<MaintenanceFigures, 'compliance'> {
  due: number;
  overdue: number;
  missed: number;
  byDealer: Omit<DealerStanding, 'link'>[];
}

/** @param from first day of the period */
export async function maintenanceFigures(context: Context, { from }: { from: string }): Promise<MaintenanceFigures> {
  const { db, user, services } = context;
  const machines = (asked: { overdue?: 'Y'; missed?: 'Y'; dealerCode?: string }, by?: 'date' | 'hours') =>
    countedList(context, dueList(context), { page: '/service/maintenance/due', asked: { ...asked }, filters: dueFilters(context, asked, by) });
  const due = machines({});
  const overdue = machines({ overdue: 'Y' });
  const missed = machines({ missed: 'Y' });
  const late = (by: 'date' | 'hours') =>
    sql`select dealer_code, count(*) as late, 0 as in_time, 0 as planned from vehicle where ${machines({ overdue: 'Y' }, by).where} group by 1`;
  const byDealer = sql`(select coalesce(json_agg(d order by d.count desc, d.rate, d.key), '[]') from (
      select dealer_code as key, min(dealer_name) as text, sum(late)::int as count, round(sum(in_time) / nullif(sum(planned), 0), 4)::float8 as rate
      from (${late('date')} union all ${late('hours')} union all select dealer_code, 0, in_time, planned from service) as counts join dealer using (dealer_code)
      group by dealer_code order by count desc, rate, key limit ${mostDealers}) d)`;
  const { rows } = await sql<Row>`with service as materialized (
      select dealer_code, sum(value) filter (where measure = 'inTime') as in_time, sum(value) filter (where measure = 'planned') as planned
      from ${rolledUp(context, serviceRollup, { from: sql`${from}::date`, to: sql`${today(user, services.now())}::date` })} as rolled_up group by 1)
    select ${countOf(due)} as due, ${countOf(overdue)} as overdue, ${countOf(missed)} as missed,
      (select round(sum(in_time) / nullif(sum(planned), 0), 4)::float8 from service) as compliance, ${isMaker(user) ? byDealer : sql`'[]'::json`} as by_dealer`.execute(
    db,
  );
  const found = rows[0]!;
  return {
    due: { count: found.due, link: due.link },
    overdue: { count: found.overdue, link: overdue.link },
    missed: { count: found.missed, link: missed.link },
    compliance: found.compliance,
    byDealer: found.byDealer.map((dealer) => ({ ...dealer, link: machines({ overdue: 'Y', dealerCode: dealer.key }).link })),
  };
}
