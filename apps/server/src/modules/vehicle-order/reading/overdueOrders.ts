/** Shipped orders whose payment is late, as their task says it. */
import type { QueryGroup, QueryLine } from '@harrow/validation/query';
import { sql } from 'kysely';
import type { LinkedAmount } from '../../../generated/types.gen.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { amountsOf, countedList } from '../../../shared/list/countedList.ts';
import { today } from '../../../shared/session/currentUser.ts';
import type { Overdue } from '../../ledger/service.ts';
import { payDays } from '../rules/orderTasks.ts';
import { releasedList, vehicleOrderFilters } from './orderQueries.ts';

const asked = { purchaseStatus: 'shipped' };
const unpaid: QueryLine = { field: 'unpaidAmount', rule: 'gt', val: '0', type: 'number' };

export async function overdueOrders(context: Context): Promise<Overdue[]> {
  const lastDay = addDays(today(context.user, context.services.now()), -payDays);
  const orders = (...query: QueryGroup['items']) =>
    countedList(context, releasedList(context), {
      page: '/vehicle/order',
      asked,
      filters: vehicleOrderFilters(asked),
      query: [...query, unpaid, { field: 'shipDate', rule: 'le', val: lastDay, type: 'date' }],
    });
  const { rows } = await sql<{ sums: Omit<LinkedAmount, 'link'>[] }>`select ${amountsOf(orders(), 'unpaidAmount')} as sums`.execute(context.db);
  return rows[0]!.sums.map((one) => ({
    accountType: 'vehicle',
    ...one,
    link: orders({ field: 'currency', rule: 'eq', val: one.currency, type: 'text' }).link,
  }));
}
