/** Figures about orders for the analysis page. */
import type { QueryLine } from '@harrow/validation/query';
import { sql } from 'kysely';
import type { LinkedAmount, OrderFigures } from '../../../generated/types.gen.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { amountsOf, countedList, countOf } from '../../../shared/list/countedList.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { releasedList, vehicleOrderFilters } from './orderQueries.ts';

/** Statuses of orders that are not closed, and of those of which machines are still to be shipped. */
const [open, toShip] = ['submitted,pass,shipped', 'submitted,pass'];
/** Days within which machines arrive. */
const arrivalDays = 30;

const unpaidOrders: QueryLine = { field: 'unpaidAmount', rule: 'gt', val: '0', type: 'number' };

interface Row {
  open: number;
  units: number;
  late: number;
  arriving: number;
  unpaid: Omit<LinkedAmount, 'link'>[];
}

export async function orderFigures(context: Context): Promise<OrderFigures> {
  const day = today(context.user, context.services.now());
  const orders = (asked: { purchaseStatus: string; shipStatus?: string }, ...query: QueryLine[]) =>
    countedList(context, releasedList(context), { page: '/vehicle/order', asked: { ...asked }, filters: vehicleOrderFilters(asked), query });
  const opened = orders({ purchaseStatus: open });
  const unshipped = orders({ purchaseStatus: toShip, shipStatus: 'not_shipped,partial' });
  const late = orders({ purchaseStatus: toShip }, { field: 'expectedShipDate', rule: 'lt', val: day, type: 'date' });
  const arriving = orders(
    { purchaseStatus: 'pass,shipped' },
    { field: 'eta', rule: 'ge', val: day, type: 'date' },
    { field: 'eta', rule: 'le', val: addDays(day, arrivalDays), type: 'date' },
    { field: 'arrivalDate', rule: 'empty', val: '', type: 'date' },
  );
  const unpaid = orders({ purchaseStatus: open }, unpaidOrders);
  const { rows } = await sql<Row>`select ${countOf(opened)} as open, ${countOf(late)} as late, ${countOf(arriving)} as arriving,
    (select coalesce(sum(number_of_orders - shipped_qty), 0)::int from vehicle_order where ${unshipped.where}) as units,
    ${amountsOf(unpaid, 'unpaidAmount')} as unpaid`.execute(context.db);
  const counts = rows[0]!;
  return {
    open: { count: counts.open, link: opened.link },
    units: { qty: counts.units, link: unshipped.link },
    late: { count: counts.late, link: late.link },
    arriving: { count: counts.arriving, link: arriving.link },
    unpaid: counts.unpaid.map((sum) => ({
      ...sum,
      link: orders({ purchaseStatus: open }, { field: 'currency', rule: 'eq', val: sum.currency, type: 'text' }, unpaidOrders).link,
    })),
  };
}
