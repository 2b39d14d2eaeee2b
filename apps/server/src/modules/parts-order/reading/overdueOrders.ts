/** Confirmed orders whose payment is late, as their task says it. */
import type { QueryGroup } from '@harrow/validation/query';
import { sql } from 'kysely';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { countedList } from '../../../shared/list/countedList.ts';
import { today } from '../../../shared/session/currentUser.ts';
import type { Overdue } from '../../ledger/service.ts';
import { orderFilters, orderList } from './orderQueries.ts';

const asked = { stage: 'waitsForPayment' } as const;

export async function overdueOrders(context: Context): Promise<Overdue[]> {
  const { db, user, services } = context;
  // Late is what was not paid on its last day.
  const lastDay = addDays(today(user, services.now()), -services.parameters.number('order.payDays') - 1);
  const orders = (...query: QueryGroup['items']) =>
    countedList(context, orderList(context), {
      page: '/parts/order',
      asked,
      filters: orderFilters(context, asked),
      query: [...query, { field: 'confirmTime', rule: 'le', val: lastDay, type: 'date' }],
    });
  const { rows } = await sql<Omit<Overdue, 'accountType' | 'link'>>`select currency, sum(confirmed_amount - charged_amount) as amount, count(*)::int as count
    from parts_order where ${orders().where} group by currency order by currency`.execute(db);
  return rows.map((one) => ({ accountType: 'parts', ...one, link: orders({ field: 'currency', rule: 'eq', val: one.currency, type: 'list' }).link }));
}
