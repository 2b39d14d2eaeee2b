/** Prices of competitors, as dealers have reported them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { CompetitorPrice } from '../../../generated/types.gen.ts';
import { addMonths } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { between, conditionOf, equal, type Filter } from '../../../shared/list/filters.ts';
import { nameIn } from '../../../shared/master/masterList.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { today } from '../../../shared/session/currentUser.ts';

type Query = NonNullable<Operations['marketInfosPriceTable']['data']['query']>;

/** Months before today that count where the user names no period. */
const usualMonths = 12;

/** The right to read the price list of machines. */
const listPrices = 'vehicleOrder:edit';

/** Most models in the answer. */
const mostModels = 500;

/** Submitted prices by model, country and currency; nothing is converted. */
export async function priceTable(context: Context, query: Query): Promise<CompetitorPrice[]> {
  const { db, services, user } = context;
  const now = today(user, services.now());
  const begin = query.infoDate_begin ?? addMonths(now, -usualMonths);
  const filters: Filter[] = [
    sql<SqlBool>`(market_info.price is not null and market_info.status <> 'draft' and market_info.competitor_brand is not null and market_info.competitor_model is not null)`,
    isInScope({ table: 'marketInfo' }, user),
    equal('marketInfo.secondProduct', query.secondProduct),
    equal('marketInfo.country', query.country),
    between('marketInfo.infoDate', begin, query.infoDate_end),
  ];
  const conditions = filters.flatMap((filter) => (filter === undefined ? [] : [conditionOf(filter)]));
  const { rows } = await sql<Omit<CompetitorPrice, 'country_dictText'>>`with reported as (
      select lower(competitor_brand) as brand_key, lower(competitor_model) as model_key, competitor_brand, competitor_model, second_product, country, currency, price, info_date, id
      from market_info where del_flag = 0 and ${sql.join(conditions, sql` and `)}),
    months as (select brand_key, model_key, country, currency, to_char(info_date, 'YYYY-MM') as month, ${median} as median
      from reported group by 1, 2, 3, 4, 5),
    models as (select min(competitor_brand) as brand, min(competitor_model) as model, brand_key, model_key, country, currency, count(*)::int as count,
        min(price) as min, ${median} as median, max(price) as max, (array_agg(price order by info_date desc, id desc))[1] as last,
        max(info_date) as last_date, mode() within group (order by second_product) as second_product
      from reported group by brand_key, model_key, country, currency),
    courses as (select brand_key, model_key, country, currency, jsonb_agg(jsonb_build_object('month', month, 'median', median) order by month) as course
      from months group by 1, 2, 3, 4)
    select brand, model, country, currency, count, min, median, max, last, last_date, course, ${ours(context, now)} as ours
    from models join courses using (brand_key, model_key, country, currency)
    order by brand_key, model_key, country, currency
    limit ${sql.lit(mostModels)}`.execute(db);
  return rows.map((row) => ({ ...row, country_dictText: services.dictionaries.text('country', row.country, user.language) }));
}

const median = sql`round((percentile_cont(0.5) within group (order by price))::numeric, 2)`;

/** Our model nearest in price to the row of `models`; null for users who may not read list prices. */
function ours({ user }: Context, day: string): RawBuilder<CompetitorPrice['ours']> {
  if (!user.permissions.has(listPrices)) return sql`null`;
  return sql`(select jsonb_build_object('fourthProduct', own.code, 'fourthProduct_dictText', coalesce(${nameIn('own', user.language)}, own.code), 'price', vehicle_price.price)
    from product own join product third on third.code = own.parent_code join vehicle_price on vehicle_price.fourth_product = own.code
    where third.parent_code = models.second_product and vehicle_price.currency = models.currency
      and ${day}::date between vehicle_price.valid_from and coalesce(vehicle_price.valid_to, 'infinity')
    order by abs(vehicle_price.price - models.median), own.code limit 1)`;
}
