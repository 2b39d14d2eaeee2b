/** Figures about forecasts for the analysis page. */
import { sql } from 'kysely';
import type { ForecastFigures, ForecastMonth } from '../../../generated/types.gen.ts';
import { addMonths, firstOfMonth } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { limitedLink } from '../../../shared/list/countedList.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { isInScope, scopeCondition } from '../../../shared/scope/scope.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { type BaseMonth, monthsFrom, monthText } from '../rules/months.ts';
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

/** The last base month of which somebody in the user's scope has handed in a forecast, and the one before it. */
const newestOf = ({ user }: Context) => {
  const before = sql`make_date(year, month, 1) - interval '1 month'`;
  return sql`select year, month, count(*)::int as count, extract(year from ${before})::int as year_before, extract(month from ${before})::int as month_before
    from order_forecast where status in ('submitted', 'pass') and del_flag = 0 and ${isInScope({ table: 'orderForecast' }, user)}
    group by year, month order by year desc, month desc limit 1`;
};

interface Quantity extends Omit<ForecastMonth, 'month'> {
  /** Months after the base month. */
  at: number;
}

/** Machines of the first months by product line, by the forecasts of the newest base month and by those of the one before. */
const quantitiesOf = ({ user }: Context) => {
  const months = monthFields.map((field, at) => sql`(${sql.lit(at)}::int, line.${sql.ref(field)})`);
  return sql`select later.at, top.code as product,
      coalesce(top.name ->> ${user.language}::text, top.code) as text,
      coalesce(sum(later.qty) filter (where not later.is_before), 0)::int as qty, coalesce(sum(later.qty) filter (where later.is_before), 0)::int as before
    from (select line.fourth_product_code as model, f.is_before, months.at - case when f.is_before then 1 else 0 end as at, months.qty
      from (select order_forecast.id, (order_forecast.year, order_forecast.month) <> (newest.year, newest.month) as is_before
          from newest join order_forecast on (order_forecast.year, order_forecast.month) in ((newest.year, newest.month), (newest.year_before, newest.month_before))
          where order_forecast.del_flag = 0 and (order_forecast.status in ('submitted', 'pass') or order_forecast.status = 'closed' and order_forecast.close_reason = 'finished')
            and ${isInScope({ table: 'orderForecast' }, user)}) f
        join order_forecast_line line on line.forecast_id = f.id cross join lateral (values ${sql.join(months)}) as months (at, qty)) later
      join product model on model.code = later.model join product series on series.code = model.parent_code join product top on top.code = series.parent_code
    where later.at between 0 and ${sql.lit(shownMonths - 1)} and later.qty <> 0
    group by later.at, top.code, top.name, top.sort_no order by later.at, top.sort_no, top.code`;
};

interface Foretold {
  shipped: number;
  missed: number;
}

/** What was shipped in the last months, and what the first months of passed forecasts missed of it, by dealer and model. */
const foretoldOf = ({ user, services }: Context) => {
  const until = firstOfMonth(makerDay(services));
  const from = addMonths(until, -comparedMonths);
  return sql`select coalesce(sum(shipped.n), 0)::int as shipped, coalesce(sum(abs(coalesce(foretold.n, 0) - coalesce(shipped.n, 0))), 0)::int as missed
    from (select f.dealer_code, make_date(f.year, f.month, 1) as month, line.fourth_product_code as model, sum(line.m1_target)::int as n
        from order_forecast f join order_forecast_line line on line.forecast_id = f.id
        where make_date(f.year, f.month, 1) >= ${from}::date and make_date(f.year, f.month, 1) < ${until}::date and f.del_flag = 0 and ${wasPassed('f')}
          and ${scopeCondition(user, 'f') ?? sql`true`} group by 1, 2, 3) foretold
      full join (select dealer_code, date_trunc('month', ship_date)::date as month, fourth_product as model, count(*)::int as n from vehicle
        where ship_date >= ${from}::date and ship_date < ${until}::date and del_flag = 0 and ${isInScope({ table: 'vehicle' }, user)} group by 1, 2, 3) shipped
      using (dealer_code, month, model)`;
};

/** Share of what was shipped that was foretold; null where nothing was shipped. */
const accuracyOf = ({ shipped, missed }: Foretold): number | null => (shipped === 0 ? null : Math.max(0, Math.round((1 - missed / shipped) * 10_000) / 10_000));

interface Row {
  newest: Newest | null;
  quantities: Quantity[];
  dealers: { done: number; all: number } | null;
  foretold: Foretold | null;
}

export async function forecastFigures(context: Context): Promise<ForecastFigures> {
  const open = openMonth(context);
  const ofMaker = isMaker(context.user);
  const { rows } = await sql<Row>`with newest as (${newestOf(context)})
    select (select json_build_object('year', year, 'month', month, 'count', count) from newest) as newest,
      (select coalesce(json_agg(q), '[]') from (${quantitiesOf(context)}) q) as quantities,
      ${ofMaker ? sql`(select to_json(d) from (${dealersDone(context, open)}) d)` : sql`null`} as dealers,
      ${ofMaker ? sql`(select to_json(f) from (${foretoldOf(context)}) f)` : sql`null`} as foretold`.execute(context.db);
  const { newest, quantities, dealers, foretold } = rows[0]!;
  const months = newest ? monthsFrom(newest) : [];
  return {
    newest: newest && { count: newest.count, link: linkOf(context, newest) },
    months: quantities.map(({ at, ...entry }) => ({ month: months[at]!, ...entry })),
    dealers: dealers && { month: monthText(open), ...dealers, link: linkOf(context, open) },
    accuracy: foretold && accuracyOf(foretold),
  };
}
