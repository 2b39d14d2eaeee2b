/** Figures about machines for the dashboard. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import { listLink } from '../../shared/list/listLink.ts';
import { isMaker, today } from '../../shared/session/currentUser.ts';

export type VehicleStatistics = NonNullable<Operations['dashboardsAnalysis']['reply']['result']['vehicles']>;

interface Row extends Pick<VehicleStatistics, 'warrantyEnding'> {
  byDealer: Omit<VehicleStatistics['byDealer'][number], 'link'>[];
  byStatus: { key: string; count: number }[] | null;
  stockAge: { key: string; count: number }[] | null;
}

const stockAges = ['90', '180', 'more'] as const;
const mostDealers = sql.lit(10);

export async function vehicleStatistics({ db, user, services }: Context): Promise<VehicleStatistics> {
  const { dictionaries, now } = services;
  const scope: RawBuilder<SqlBool> = scopeCondition(user, 'vehicle') ?? sql<SqlBool>`true`;
  const day = sql`${today(user, now())}::date`;
  const dealers = sql`(select coalesce(json_agg(json_build_object('key', d.key, 'text', d.text, 'inStock', d.in_stock, 'over180', d.over_180) order by d.over_180 desc, d.in_stock desc, d.key), '[]') from (select dealer_code as key, min(dealer_name) as text,
        count(*)::int as in_stock, (count(*) filter (where ${day} - arrival_date > 180))::int as over_180
        from machines where vehicle_status = 'in_stock' group by 1 order by over_180 desc, in_stock desc, key limit ${mostDealers}) d)`;
  const { rows } = await sql<Row>`
    with machines as materialized (
      select vehicle_status, arrival_date, dealer_code, dealer_name, coalesce(extend_end_date, warranty_end_date) as cover_end from vehicle where del_flag = 0 and ${scope}
    )
    select
      (select json_agg(s) from (select vehicle_status as key, count(*)::int as count from machines group by 1) s) as by_status,
      (select json_agg(a) from (select case when ${day} - arrival_date <= 90 then '90' when ${day} - arrival_date <= 180 then '180' else 'more' end as key, count(*)::int as count
        from machines where vehicle_status in ('in_stock', 'pending_acceptance') and arrival_date is not null group by 1) a) as stock_age,
      count(*) filter (where vehicle_status = 'delivered' and cover_end between ${day} and ${day} + 60)::int as warranty_ending,
      ${isMaker(user) ? dealers : sql`'[]'::json`} as by_dealer
    from machines`.execute(db);
  const { byStatus, stockAge, byDealer, warrantyEnding } = rows[0]!;
  const countOf = (found: Row['byStatus'], key: string): number => found?.find((entry) => entry.key === key)?.count ?? 0;
  return {
    warrantyEnding,
    byDealer: byDealer.map((dealer) => ({ ...dealer, link: listLink('/vehicle/list', { vehicleStatus: 'in_stock', dealerCode: dealer.key }) })),
    byStatus: (dictionaries.items('vehicle_status') ?? []).map(({ value, texts }) => ({
      key: value,
      text: texts[user.language],
      count: countOf(byStatus, value),
    })),
    stockAge: stockAges.map((key) => ({ key, text: key, count: countOf(stockAge, key) })),
  };
}
