/** Figures about parts orders for the analysis page. */
import { sql } from 'kysely';
import type { PartsFigures, PartsOrderStage } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { countedList, countOf } from '../../../shared/list/countedList.ts';
import { sqlStart } from '../../../shared/makerDay.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { orderFilters, orderList } from './orderQueries.ts';

const open = 'submitted,pass,paid,shipped';

interface Row extends Pick<PartsFigures, 'fillRate' | 'leadDays'> {
  open: number;
  backorders: number;
  inTransit: number;
}

/** @param from first day of the period */
export async function orderFigures(context: Context, { from }: { from: string }): Promise<PartsFigures> {
  const { db, user, services } = context;
  const orders = (asked: { status?: string; stage?: PartsOrderStage }) =>
    countedList(context, orderList(context), { page: '/parts/order', asked: { ...asked }, filters: orderFilters(context, asked) });
  const opened = orders({ status: open });
  const backorders = orders({ stage: 'backorder' });
  const inTransit = orders({ stage: 'inTransit' });
  const scope = sql`parts_order.del_flag = 0 and ${isInScope({ table: 'partsOrder' }, user)}`;
  const leadDays = sql`(select round((percentile_cont(0.5) within group (order by arrival_date - confirm_time::date))::numeric, 1)::float8 from parts_order
      where arrival_date >= ${from}::date and confirm_time is not null and ${scope})`;
  // What replaces lost goods answers a parts claim.
  const { rows } = await sql<Row>`select ${countOf(opened)} as open, ${countOf(backorders)} as backorders, ${countOf(inTransit)} as in_transit,
    (select round(avg((coalesce(line.first_confirmed_qty, line.confirmed_qty) >= line.qty)::int), 4)::float8
      from parts_order join parts_order_line line on line.order_id = parts_order.id
      where parts_order.confirm_time >= ${sqlStart(services, sql`${from}`)} and parts_order.source_claim_id is null and ${scope}) as fill_rate,
    ${isMaker(user) ? leadDays : sql`null::float8`} as lead_days`.execute(db);
  const { fillRate, leadDays: days, ...counts } = rows[0]!;
  return {
    openOrders: { count: counts.open, link: opened.link },
    backorders: { count: counts.backorders, link: backorders.link },
    inTransit: { count: counts.inTransit, link: inTransit.link },
    fillRate,
    leadDays: days,
  };
}
