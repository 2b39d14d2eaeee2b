/** Prices of competitors, as dealers have reported them. */
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { CompetitorPrice } from '../../../generated/types.gen.ts';
import { addMonths } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { between, conditionOf, equal, type Filter } from '../../../shared/list/filters.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { today } from '../../../shared/session/currentUser.ts';

type Query = NonNullable<Operations['marketInfosPriceTable']['data']['query']>;

/** Months before today that count where the user names no period. */
const usualMonths = 12;

/** Most models in the answer. */
const mostModels = 500;

/** Submitted prices by model, country and currency; nothing is converted. */
export async function priceTable(context: Context, query: Query): Promise<CompetitorPrice[]> {
  const { db, services, user } = context;
  const begin = query.infoDate_begin ?? addMonths(today(user, services.now()), -usualMonths);
  const filters: Filter[] = [
    sql<SqlBool>`(market_info.price is not null and market_info.status <> 'draft' and market_info.competitor_brand is not null and market_info.competitor_model is not null)`,
    isInScope({ table: 'marketInfo' }, user),
    equal('marketInfo.secondProduct', query.secondProduct),
    equal('marketInfo.country', query.country),
    between('marketInfo.infoDate', begin, query.infoDate_end),
  ];
  const conditions = filters.flatMap((filter) => (filter === undefined ? [] : [conditionOf(filter)]));
  const { rows } = await sql<Omit<CompetitorPrice, 'country_dictText'>>`with reported as (
      select lower(competitor_brand) as brand_key, lower(competitor_model) as model_key, competitor_brand, competitor_model, country, currency, price, info_date, id
      from market_info where del_flag = 0 and ${sql.join(conditions, sql` and `)}),
    months as (select brand_key, model_key, country, currency, to_char(info_date, 'YYYY-MM') as month, ${median} as median
      from reported group by 1, 2, 3, 4, 5),
    courses as (select brand_key, model_key, country, currency, jsonb_agg(jsonb_build_object('month', month, 'median', median) order by month) as course
      from months group by 1, 2, 3, 4)
    select min(competitor_brand) as brand, min(competitor_model) as model, r.country, r.currency, count(*)::int as count, min(price) as min, ${median} as median,
      max(price) as max, (array_agg(price order by info_date desc, id desc))[1] as last, max(info_date) as last_date,
      (select course from courses c where c.brand_key = r.brand_key and c.model_key = r.model_key and c.country = r.country and c.currency = r.currency) as course
    from reported r group by r.brand_key, r.model_key, r.country, r.currency order by r.brand_key, r.model_key, r.country, r.currency
    limit ${sql.lit(mostModels)}`.execute(db);
  return rows.map((row) => ({ ...row, country_dictText: services.dictionaries.text('country', row.country, user.language) }));
}

const median = sql`round((percentile_cont(0.5) within group (order by price))::numeric, 2)`;
