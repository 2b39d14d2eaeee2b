/** Figures about services for the analysis page. */
import { sql } from 'kysely';
import type { DealerStanding, MaintenanceFigures } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { countedList, countOf } from '../../../shared/list/countedList.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { isMaker, today } from '../../../shared/session/currentUser.ts';
import { dueFilters, dueList } from './dueList.ts';

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
  const machines = (asked: { overdue?: 'Y'; missed?: 'Y'; dealerCode?: string }) =>
    countedList(context, dueList(context), { page: '/service/maintenance/due', asked: { ...asked }, filters: dueFilters(context, asked) });
  const due = machines({});
  const overdue = machines({ overdue: 'Y' });
  const missed = machines({ missed: 'Y' });
  const byDealer = sql`(select coalesce(json_agg(d order by d.count desc, d.rate, d.key), '[]') from (
      select dealer_code as key, min(name) as text, sum(late)::int as count, round(sum(in_time)::numeric / nullif(sum(planned), 0), 4)::float8 as rate
      from (select dealer_code, min(dealer_name) as name, count(*)::int as late, 0 as in_time, 0 as planned from vehicle where ${overdue.where} group by 1
        union all select dealer_code, min(dealer_name), 0, count(*) filter (where in_time)::int, count(*)::int from planned group by 1) both_counts
      group by dealer_code order by count desc, rate, key limit ${mostDealers}) d)`;
  // Services whose day has come, less those that were waived.
  const { rows } = await sql<Row>`with planned as (
      select vehicle.dealer_code, vehicle.dealer_name, step.status = 'done' and coalesce(service.in_time, 'Y') = 'Y' as in_time
      from vehicle_plan step join vehicle on vehicle.id = step.vehicle_id left join force_insurance service on service.id = step.doc_id
      where step.status in ('done', 'missed') and step.due_date between ${from}::date and ${today(user, services.now())}::date
        and vehicle.del_flag = 0 and ${isInScope({ table: 'vehicle' }, user)})
    select ${countOf(due)} as due, ${countOf(overdue)} as overdue, ${countOf(missed)} as missed,
      (select round(avg(in_time::int), 4)::float8 from planned) as compliance, ${isMaker(user) ? byDealer : sql`'[]'::json`} as by_dealer`.execute(db);
  const found = rows[0]!;
  return {
    due: { count: found.due, link: due.link },
    overdue: { count: found.overdue, link: overdue.link },
    missed: { count: found.missed, link: missed.link },
    compliance: found.compliance,
    byDealer: found.byDealer.map((dealer) => ({ ...dealer, link: machines({ overdue: 'Y', dealerCode: dealer.key }).link })),
  };
}
