/** Figures about forecasts for the analysis page. */
import { sql } from 'kysely';
import type { ForecastFigures, ForecastMonth } from '../../../generated/types.gen.ts';
import { addMonths } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { limitedLink } from '../../../shared/list/countedList.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { isInScope, scopeCondition } from '../../../shared/scope/scope.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { type BaseMonth, monthsFrom, monthsLater, monthText } from '../rules/months.ts';
import { monthFields } from '../tables.ts';
import { wasPassed } from './forecastFacts.ts';
import { dealersDone, openMonth } from './forecastQueries.ts';

/** Forecasts that count: handed in, and not returned. */
const handedIn = 'submitted,pass';
/** Months that are shown, and those whose forecasts are compared with what was shipped. */
const [shownMonths, comparedMonths] = [3, 6];

const linkOf = (context: Context, { year, month }: BaseMonth): string =>
  limitedLink(context, '/sales/forecast', { year: String(year), month: String(month), status: handedIn });

interface Newest extends BaseMonth {
  count: number;
}

/** The last base month of which somebody in the user's scope has handed in a forecast. */
async function newestOf({ db, user }: Context): Promise<Newest | undefined> {
  const { rows } = await sql<Newest>`select year, month, count(*)::int as count from order_forecast
    where status in ('submitted', 'pass') and del_flag = 0 and ${isInScope({ table: 'orderForecast' }, user)}
    group by year, month order by year desc, month desc limit 1`.execute(db);
  return rows[0];
}

/** Machines of the first months by product line, by these forecasts and by those of the base month before. */
async function monthsOf({ db, user }: Context, base: BaseMonth): Promise<ForecastMonth[]> {
  const before = monthsLater(base, -1);
  const quantities = monthFields.map((field, at) => sql`(${sql.lit(at)}::int, line.${sql.ref(field)})`);
  const { rows } = await sql<Omit<ForecastMonth, 'month'> & { at: number }>`select later.at, top.code as product,
      coalesce(top.name ->> ${user.language}::text, top.code) as text,
      coalesce(sum(later.qty) filter (where not later.is_before), 0)::int as qty, coalesce(sum(later.qty) filter (where later.is_before), 0)::int as before
    from (select line.fourth_product_code as model, f.is_before, months.at - case when f.is_before then 1 else 0 end as at, months.qty
      from (select id, (year, month) <> (${base.year}::int, ${base.month}::int) as is_before from order_forecast
          where (year, month) in ((${base.year}::int, ${base.month}::int), (${before.year}::int, ${before.month}::int)) and del_flag = 0
            and (status in ('submitted', 'pass') or status = 'closed' and close_reason = 'finished') and ${isInScope({ table: 'orderForecast' }, user)}) f
        join order_forecast_line line on line.forecast_id = f.id cross join lateral (values ${sql.join(quantities)}) as months (at, qty)) later
      join product model on model.code = later.model join product series on series.code = model.parent_code join product top on top.code = series.parent_code
    where later.at between 0 and ${sql.lit(shownMonths - 1)} and later.qty <> 0
    group by later.at, top.code, top.name, top.sort_no order by later.at, top.sort_no, top.code`.execute(db);
  const months = monthsFrom(base);
  return rows.map(({ at, ...entry }) => ({ month: months[at]!, ...entry }));
}

/** Share of what was shipped that the first months of passed forecasts foretold, by dealer and model; null where nothing was shipped. */
async function accuracyOf({ db, user, services }: Context): Promise<number | null> {
  const until = `${makerDay(services).slice(0, 7)}-01`;
  const from = addMonths(until, -comparedMonths);
  const { rows } = await sql<{ shipped: number; missed: number }>`with foretold as (
      select f.dealer_code, make_date(f.year, f.month, 1) as month, line.fourth_product_code as model, sum(line.m1_target)::int as n
      from order_forecast f join order_forecast_line line on line.forecast_id = f.id
      where make_date(f.year, f.month, 1) >= ${from}::date and make_date(f.year, f.month, 1) < ${until}::date and f.del_flag = 0 and ${wasPassed('f')}
        and ${scopeCondition(user, 'f') ?? sql`true`} group by 1, 2, 3),
    shipped as (
      select dealer_code, date_trunc('month', ship_date)::date as month, fourth_product as model, count(*)::int as n from vehicle
      where ship_date >= ${from}::date and ship_date < ${until}::date and del_flag = 0 and ${isInScope({ table: 'vehicle' }, user)} group by 1, 2, 3)
    select coalesce(sum(shipped.n), 0)::int as shipped, coalesce(sum(abs(coalesce(foretold.n, 0) - coalesce(shipped.n, 0))), 0)::int as missed
    from foretold full join shipped using (dealer_code, month, model)`.execute(db);
  const { shipped, missed } = rows[0]!;
  return shipped === 0 ? null : Math.max(0, Math.round((1 - missed / shipped) * 10_000) / 10_000);
}

export async function forecastFigures(context: Context): Promise<ForecastFigures> {
  const newest = await newestOf(context);
  const ofMaker = isMaker(context.user);
  const open = openMonth(context);
  return {
    newest: newest ? { count: newest.count, link: linkOf(context, newest) } : null,
    months: newest ? await monthsOf(context, newest) : [],
    dealers: ofMaker ? { month: monthText(open), ...(await dealersDone(context, open)), link: linkOf(context, open) } : null,
    accuracy: ofMaker ? await accuracyOf(context) : null,
  };
}
