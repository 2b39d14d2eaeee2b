/** What the rules of a forecast ask about, in one statement. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';
import type { Db } from '../../../shared/database/database.ts';
import type { Services } from '../../../shared/services.ts';
import { type Earlier, keyOf, type LineMonths } from '../rules/earlier.ts';
import { limitsOf } from '../rules/forecastState.ts';
import type { ForecastFacts, Model } from '../rules/mergeForecast.ts';
import type { BaseMonth } from '../rules/months.ts';
import { monthFields, type OrderForecastHeader } from '../tables.ts';

/** Whether the maker has passed a forecast: it still is, or its month is over. @param alias what the statement calls it */
export const wasPassed = (alias: string): RawBuilder<SqlBool> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<SqlBool>`(${column('status')} = 'pass' or ${column('status')} = 'closed' and ${column('close_reason')} = 'finished')`;
};

/** The forecasts of a dealer before a base month that were passed, newest first. */
const passedBefore = ({ dealerCode, year, month }: BaseMonth & { dealerCode: string }) => sql`order_forecast f
  where f.dealer_code = ${dealerCode} and (f.year, f.month) < (${year}::int, ${month}::int) and f.del_flag = 0 and ${wasPassed('f')}
  order by f.year desc, f.month desc`;

const monthColumns = sql.join(monthFields.map((field) => sql.ref(`l.${field}`)));

/** Models with what stands above them; `isAllowed`: all of them are in use, and the dealer may sell them. */
export const models = (dealerCode: string | null): RawBuilder<unknown> => sql`select p.code, p.name, p.lead_days, p.sort_no, above.code as third_product,
    top.code as second_product, top.name as second_product_name,
    p.enabled = 'Y' and above.enabled = 'Y' and top.enabled = 'Y' and d.authorised_products ? top.code as is_allowed
  from product p join product above on above.code = p.parent_code join product top on top.code = above.parent_code
    join dealer d on d.dealer_code = ${dealerCode}
  where p.level = 4`;

interface Row {
  region: string;
  marketingDepartment: string | null;
  earlier: { id: string; year: number; month: number; lines: [code: string, config: string | null, months: number[]][] | null } | null;
  models: { code: string; name: string | null; leadDays: number | null; isAllowed: boolean }[] | null;
  taken: string | null;
}

const toEarlier = (found: Row['earlier']): Earlier | null =>
  found && {
    id: found.id,
    base: { year: found.year, month: found.month },
    lines: new Map(
      (found.lines ?? []).map(([fourthProductCode, configRemark, months]) => {
        const line = { fourthProductCode, configRemark, ...Object.fromEntries(monthFields.map((field, at) => [field, months[at]])) } as LineMonths;
        return [keyOf(line), line];
      }),
    ),
  };

type Asked = Pick<OrderForecastHeader, 'id' | 'dealerCode' | 'year' | 'month'>;

const earlierRow = (asked: Asked) => sql`(select jsonb_build_object('id', e.id, 'year', e.year, 'month', e.month, 'lines',
    (select jsonb_agg(jsonb_build_array(l.fourth_product_code, l.config_remark, jsonb_build_array(${monthColumns})) order by l.line_no)
      from order_forecast_line l where l.forecast_id = e.id))
  from (select f.id, f.year, f.month from ${passedBefore(asked)} limit 1) e)`;

/** The last forecast before a base month that was passed. */
export async function earlierOf({ db }: { db: Db }, asked: Asked): Promise<Earlier | null> {
  const { rows } = await sql<Pick<Row, 'earlier'>>`select ${earlierRow(asked)} as earlier`.execute(db);
  return toEarlier(rows[0]!.earlier);
}

/** @param codes models that are named, besides those of the forecast before */
export async function forecastFacts(context: Context, asked: Asked, codes: readonly string[]): Promise<ForecastFacts> {
  const { db, user, services } = context;
  const { id, dealerCode, year, month } = asked;
  const { rows } = await sql<Row>`with earlier as materialized (select ${earlierRow(asked)} as found),
    named as (select code from unnest(${[...new Set(codes)]}::text[]) as given (code)
      union select line ->> 0 from earlier, jsonb_array_elements(coalesce(earlier.found -> 'lines', '[]'::jsonb)) as line)
    select dealer.region, (select found from earlier) as earlier,
      (select depart.org_code from market_group g join sys_user u on u.username = g.manager_user
        join sys_user_depart member on member.user_id = u.id join sys_depart depart on depart.org_code = member.org_code
        where g.code = dealer.market_group and depart.org_category = 2 order by depart.org_code limit 1) as marketing_department,
      (select jsonb_agg(jsonb_build_object('code', m.code, 'name', m.name ->> ${user.language}::text, 'leadDays', m.lead_days, 'isAllowed', m.is_allowed))
        from (${models(dealerCode)}) m where upper(m.code) in (select upper(code) from named)) as models,
      (select forecast_no from order_forecast where dealer_code = ${dealerCode} and year = ${year} and month = ${month} and del_flag = 0 and id <> ${id}) as taken
    from dealer where dealer.dealer_code = ${dealerCode}`.execute(db);
  const { earlier, models: found, ...facts } = rows[0]!;
  return {
    ...facts,
    earlier: toEarlier(earlier),
    models: new Map((found ?? []).map(({ code, name, ...model }): [string, Model] => [code, { ...model, name: name ?? code }])),
    frozenMonths: services.parameters.number('forecast.frozenMonths'),
    limits: limitsOf(context),
  };
}

/** A dealer's forecast of a base month, as it is committed. */
export async function forecastOf(
  { db }: Pick<Services, 'db'>,
  { dealerCode, year, month }: BaseMonth & { dealerCode: string | null },
): Promise<Pick<OrderForecastHeader, 'id' | 'forecastNo' | 'status'> | undefined> {
  return db
    .selectFrom('orderForecast')
    .select(['id', 'forecastNo', 'status'])
    .where('dealerCode', '=', dealerCode ?? '')
    .where('year', '=', year)
    .where('month', '=', month)
    .where('delFlag', '=', 0)
    .executeTakeFirst();
}
