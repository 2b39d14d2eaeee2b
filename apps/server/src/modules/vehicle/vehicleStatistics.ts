/** Figures about machines for the dashboard. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import { today } from '../../shared/session/currentUser.ts';

export type VehicleStatistics = NonNullable<Operations['dashboardsAnalysis']['reply']['result']['vehicles']>;

interface Row extends Omit<VehicleStatistics, 'byStatus' | 'stockAge'> {
  byStatus: { key: string; count: number }[] | null;
  stockAge: { key: string; count: number }[] | null;
}

const stockAges = ['90', '180', 'more'] as const;

export async function vehicleStatistics({ db, user, services }: Context): Promise<VehicleStatistics> {
  const { dictionaries, parameters, now } = services;
  const scope: RawBuilder<SqlBool> = scopeCondition(user, 'vehicle') ?? sql<SqlBool>`true`;
  const day = sql`${today(user, now())}::date`;
  const deadline = parameters.number('pdi.deadlineDays');
  const { rows } = await sql<Row>`
    with machines as materialized (
      select vehicle_status, arrival_date, coalesce(extend_end_date, warranty_end_date) as cover_end, next_maint_date from vehicle where del_flag = 0 and ${scope}
    )
    select
      (select json_agg(s) from (select vehicle_status as key, count(*)::int as count from machines group by 1) s) as by_status,
      (select json_agg(a) from (select case when ${day} - arrival_date <= 90 then '90' when ${day} - arrival_date <= 180 then '180' else 'more' end as key, count(*)::int as count
        from machines where vehicle_status in ('in_stock', 'pending_acceptance') and arrival_date is not null group by 1) a) as stock_age,
      count(*) filter (where vehicle_status = 'pending_acceptance')::int as pdi_open,
      count(*) filter (where vehicle_status = 'pending_acceptance' and arrival_date + ${deadline}::int < ${day})::int as pdi_overdue,
      count(*) filter (where vehicle_status = 'delivered' and cover_end between ${day} and ${day} + 60)::int as warranty_ending,
      count(*) filter (where vehicle_status = 'delivered' and next_maint_date is not null)::int as maintained,
      count(*) filter (where vehicle_status = 'delivered' and next_maint_date < ${day})::int as maintenance_overdue
    from machines`.execute(db);
  const { byStatus, stockAge, ...counts } = rows[0]!;
  const countOf = (found: Row['byStatus'], key: string): number => found?.find((entry) => entry.key === key)?.count ?? 0;
  return {
    ...counts,
    byStatus: (dictionaries.items('vehicle_status') ?? []).map(({ value, texts }) => ({
      key: value,
      text: texts[user.language],
      count: countOf(byStatus, value),
    })),
    stockAge: stockAges.map((key) => ({ key, text: key, count: countOf(stockAge, key) })),
  };
}
