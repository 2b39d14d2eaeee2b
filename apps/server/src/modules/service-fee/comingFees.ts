/** Fees that wait for their statement, for the home page. */
import { addMonths, firstOfMonth } from '../../shared/calendarDate.ts';
import { listLink } from '../../shared/list/listLink.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import { makerDay } from '../../shared/makerDay.ts';
import type { Coming, MoneyLine } from '../home/hooks.ts';
import { feeFilters, feeList } from './reading/feeQueries.ts';
import type { Context } from '../../shared/context.ts';

const asked = { status: 'audit_succeeded', settlementStatus: 'unsettled' };

const unsettled = (context: Context) => currencyTotals(context, feeList(context), { query: {}, filters: feeFilters(context, asked), columns: ['amount'] });

/** What is owed for them. */
export const unsettledFees: MoneyLine = {
  key: 'serviceFee.unsettled',
  permission: 'serviceFee:query',
  read: async (context) =>
    (await unsettled(context)).sums.map(({ currency, count: n, amount }) => ({
      currency,
      n,
      amount,
      link: listLink('/finance/serviceFee', { ...asked, currency }),
    })),
};

/** They come onto the statement of this month, which begins with the next one. */
export const feesOfNextStatement: Coming = {
  key: 'serviceFee.nextStatement',
  permission: 'serviceFee:query',
  async read(context) {
    const { sums } = await unsettled(context);
    const next = firstOfMonth(addMonths(makerDay(context.services), 1));
    return { n: sums.reduce((n, { count }) => n + count, 0), day: next, link: listLink('/finance/serviceFee', asked) };
  },
};
