/** Statements that are on their way, for the home page. */
import { sql } from 'kysely';
import { listLink } from '../../shared/list/listLink.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import type { Coming, MoneyLine } from '../home/hooks.ts';
import { receiptFilters, receiptList } from './reading/receiptQueries.ts';
import { receiptScope } from './receiptScope.ts';

const address = '/finance/receipts';
const permission = 'monthlyCollectReceipts:query';

/** What issued statements will credit once they are closed. */
export const toSettle: MoneyLine = {
  key: 'statement.toSettle',
  permission,
  async read(context) {
    const asked = { status: 'submitted,no_pass,pass' };
    const { sums } = await currencyTotals(context, await receiptList(context), { query: {}, filters: receiptFilters(asked), columns: ['settlementTotal'] });
    return sums.map(({ currency, count: n, settlementTotal: amount }) => ({ currency, n, amount, link: listLink(address, { ...asked, currency }) }));
  },
};

/** Statements that count as confirmed once their days for objections are over. */
export const endOfObjections: Coming = {
  key: 'statement.endOfObjections',
  permission,
  async read({ db, user }) {
    const { rows } = await sql<{ n: number; day: string | null }>`select count(*)::int as n, min(dispute_end)::text as day from monthly_collect_receipts
      where status = 'submitted' and del_flag = 0 and ${receiptScope(user)}`.execute(db);
    return { ...rows[0]!, link: listLink(address, { status: 'submitted' }) };
  },
};
