/** Figures about machines for the dashboard. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { countedByStatus } from '../../documents/reading/statusCounts.ts';
import type { Context } from '../../shared/context.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import { listLink } from '../../shared/list/listLink.ts';
import { isMaker, today } from '../../shared/session/currentUser.ts';
import { vehicleKind } from './vehicleKind.ts';
import { vehicleStatuses } from './workflow.ts';

export type VehicleStatistics = NonNullable<Operations['dashboardsAnalysis']['reply']['result']['vehicles']>;

interface Row extends Pick<VehicleStatistics, 'warrantyEnding'> {
  byDealer: Omit<VehicleStatistics['byDealer'][number], 'link'>[];
  byStatus: { status: string; count: number }[];
  stockAge: { key: string; count: number }[] | null;
}

const stockAges = ['90', '180', 'more'] as const;
const mostDealers = sql.lit(300);

export async function vehicleStatistics(context: Context): Promise<VehicleStatistics> {
  const { db, user, services } = context;
  const { dictionaries, now } = services;
  const scope: RawBuilder<SqlBool> = scopeCondition(user, 'vehicle') ?? sql<SqlBool>`true`;
  const day = sql`${today(user, now())}::date`;
  const visible = sql`vehicle.del_flag = 0 and ${scope}`;
  const dealers = sql`(select coalesce(json_agg(json_build_object('key', d.key, 'text', d.text, 'lat', d.lat, 'lng', d.lng, 'inStock', d.in_stock, 'over180', d.over_180) order by d.over_180 desc, d.in_stock desc, d.key), '[]')
      from (select key, dealer.dealer_name as text, lat, lng, in_stock, over_180 from (select dealer_code as key, count(*)::int as in_stock, (count(*) filter (where ${day} - arrival_date > 180))::int as over_180
        from vehicle where vehicle_status = 'in_stock' and ${visible} group by 1 order by over_180 desc, in_stock desc, key limit ${mostDealers}) held
        join dealer on dealer.dealer_code = held.key) d)`;
  const { rows } = await sql<Row>`
    select (select json_agg(s) from (${countedByStatus(context, vehicleKind, vehicleStatuses)}) s) as by_status,
      (select json_agg(a) from (select case when ${day} - arrival_date <= 90 then '90' when ${day} - arrival_date <= 180 then '180' else 'more' end as key, count(*)::int as count
        from vehicle where vehicle_status in ('in_stock', 'pending_acceptance') and arrival_date is not null and ${visible} group by 1) a) as stock_age,
      (select count(*)::int from vehicle where vehicle_status = 'delivered' and coalesce(extend_end_date, warranty_end_date) between ${day} and ${day} + 60 and ${visible}) as warranty_ending,
      ${isMaker(user) ? dealers : sql`'[]'::json`} as by_dealer`.execute(db);
  const { byStatus, stockAge, byDealer, warrantyEnding } = rows[0]!;
  return {
    warrantyEnding,
    byDealer: byDealer.map((dealer) => ({ ...dealer, link: listLink('/vehicle/list', { vehicleStatus: 'in_stock', dealerCode: dealer.key }) })),
    byStatus: (dictionaries.items('vehicle_status') ?? []).map(({ value, texts }) => ({
      key: value,
      text: texts[user.language],
      count: byStatus.find(({ status }) => status === value)?.count ?? 0,
    })),
    stockAge: stockAges.map((key) => ({ key, text: key, count: stockAge?.find((entry) => entry.key === key)?.count ?? 0 })),
  };
}
