/** Figures about inspections for the analysis page. */
import { sql } from 'kysely';
import type { DealerStanding, InspectionFigures } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { countedList, countOf } from '../../../shared/list/countedList.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { arrivalKind } from '../arrivalKind.ts';
import { arrivalFilters, arrivalList } from './arrivalQueries.ts';

const open = 'pending_acceptance,draft,submitted,no_pass,pass';
const mostDealers = sql.lit(10);

interface Row extends Pick<InspectionFigures, 'onTimeRate'> {
  open: number;
  overdue: number;
  byDealer: Omit<DealerStanding, 'link'>[];
}

/** @param from first day of the period */
export async function arrivalFigures(context: Context, { from }: { from: string }): Promise<InspectionFigures> {
  const { db, user } = context;
  const inspections = (asked: { status?: string; overdue?: 'Y'; dealerCode?: string }) =>
    countedList(context, arrivalList(context), { page: '/vehicle/arrivalAccept', asked: { ...asked }, filters: arrivalFilters(context, asked) });
  const opened = inspections({ status: open });
  const overdue = inspections({ overdue: 'Y' });
  const handedIn = sql`first_submit_date >= ${from}::date and del_flag = 0 and ${isInScope(arrivalKind, user)}`;
  const rate = sql`round(avg((first_submit_date <= deadline)::int) filter (where ${handedIn}), 4)::float8`;
  const byDealer = sql`(select coalesce(json_agg(d order by d.count desc, d.rate, d.key), '[]') from (
      select dealer_code as key, min(dealer_name) as text, (count(*) filter (where ${overdue.where}))::int as count, ${rate} as rate
      from arrival_accept where ${overdue.where} or ${handedIn} group by dealer_code order by count desc, rate, key limit ${mostDealers}) d)`;
  const { rows } = await sql<Row>`select ${countOf(opened)} as open, ${countOf(overdue)} as overdue,
    (select ${rate} from arrival_accept where ${handedIn}) as on_time_rate, ${isMaker(user) ? byDealer : sql`'[]'::json`} as by_dealer`.execute(db);
  const found = rows[0]!;
  return {
    open: { count: found.open, link: opened.link },
    overdue: { count: found.overdue, link: overdue.link },
    onTimeRate: found.onTimeRate,
    byDealer: found.byDealer.map((dealer) => ({ ...dealer, link: inspections({ overdue: 'Y', dealerCode: dealer.key }).link })),
  };
}
