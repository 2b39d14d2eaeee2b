import { sum } from '@harrow/validation';
import { listLink } from '../../shared/list/listLink.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import type { MoneyLine } from '../home/hooks.ts';
import { orderFilters, orderList } from './reading/orderQueries.ts';

/** What confirmed orders still take from the account, for the home page. */
export const toPay: MoneyLine = {
  key: 'partsOrder.toPay',
  permission: 'partsOrder:query',
  async read(context) {
    const asked = { stage: 'waitsForPayment' } as const;
    const { sums } = await currencyTotals(context, orderList(context), {
      query: {},
      filters: orderFilters(context, asked),
      columns: ['confirmedAmount', 'chargedAmount'],
    });
    return sums.map(({ currency, count: n, confirmedAmount, chargedAmount }) => ({
      currency,
      n,
      amount: sum([confirmedAmount, -chargedAmount]),
      link: listLink('/parts/order', asked, { match: 'and', items: [{ field: 'currency', rule: 'eq', val: currency, type: 'list' }] }),
    }));
  },
};
