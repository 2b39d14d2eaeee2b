/** Figures about parts orders for the analysis page. */
import { sql } from 'kysely';
import type { PartsFigures, PartsOrderStage } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { countedList, countOf } from '../../../shared/list/countedList.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { rolledUp } from '../../../shared/rollup/rollup.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { type Lead, medianDays } from './medianDays.ts';
import { orderFilters, orderList } from './orderQueries.ts';
import { orderRollup } from './orderRollup.ts';

const open = 'submitted,pass,paid,shipped';

interface Row extends Pick<PartsFigures, 'fillRate'> {
  open: number;
  backorders: number;
  inTransit: number;
  leads: Lead[];
}

/** @param from first day of the period */
export async function orderFigures(context: Context, { from }: { from: string }): Promise<PartsFigures> {
  const { db, user, services } = context;
  const orders = (asked: { status?: string; stage?: PartsOrderStage }) =>
    countedList(context, orderList(context), { page: '/parts/order', asked: { ...asked }, filters: orderFilters(context, asked) });
  const opened = orders({ status: open });
  const backorders = orders({ stage: 'backorder' });
  const inTransit = orders({ stage: 'inTransit' });
  const months = { from: sql`${from}::date`, to: sql`${makerDay(services)}::date` };
  const { rows } =
    await sql<Row>`with rolled_up as materialized (select measure, key, sum(value) as value from ${rolledUp(context, orderRollup, months)} as sums group by 1, 2)
    select ${countOf(opened)} as open, ${countOf(backorders)} as backorders, ${countOf(inTransit)} as in_transit,
      (select round(sum(value) filter (where measure = 'filled') / nullif(sum(value) filter (where measure = 'lines'), 0), 4)::float8 from rolled_up) as fill_rate,
      (select coalesce(json_agg(json_build_object('days', key::int, 'orders', value::int)), '[]') from rolled_up where measure = 'lead') as leads`.execute(db);
  const { fillRate, leads, ...counts } = rows[0]!;
  return {
    openOrders: { count: counts.open, link: opened.link },
    backorders: { count: counts.backorders, link: backorders.link },
    inTransit: { count: counts.inTransit, link: inTransit.link },
    fillRate,
    leadDays: isMaker(user) ? medianDays(leads) : null,
  };
}
