/** What is on accounts, and what is on its way to them, for the home page. */
import { sql } from 'kysely';
import { isMaker } from '../../shared/session/currentUser.ts';
import { listLink } from '../../shared/list/listLink.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import type { MoneyLine, Sum } from '../home/hooks.ts';
import { type AccountType, isOnOwnAccount } from '../ledger/service.ts';
import { paymentFilters, paymentList } from './reading/paymentQueries.ts';

/** Dealers go to the lines of their account, staff to the accounts of all dealers that they see. */
const balanceOn = (accountType: AccountType): MoneyLine => ({
  key: `account.${accountType}`,
  permission: 'dealerPayment:query',
  async read({ db, user }) {
    const counted = isMaker(user) ? sql`count(*)` : sql`sum(last_posting_seq)`;
    const { rows } = await sql<Omit<Sum, 'link'>>`select currency, (${counted})::int as n, sum(balance) as amount from account
      where account_type = ${accountType} and ${isOnOwnAccount(user, 'account')} group by currency order by currency`.execute(db);
    const list = isMaker(user) ? '/finance/payment/accounts' : '/finance/payment';
    return rows.map((sum) => ({ ...sum, link: listLink(list, { accountType, currency: sum.currency }) }));
  },
});

/** Remittances that finance has not booked. */
const toBook: MoneyLine = {
  key: 'remittance.toBook',
  permission: 'dealerPayment:query',
  async read(context) {
    const asked = { kind: 'remittance', status: 'submitted' };
    const { sums } = await currencyTotals(context, await paymentList(context), {
      query: {},
      filters: paymentFilters(context, asked),
      columns: ['paymentAmount'],
    });
    return sums.map(({ currency, count: n, paymentAmount: amount }) => ({
      currency,
      n,
      amount,
      link: listLink('/finance/payment/payments', { ...asked, currency }),
    }));
  },
};

export const paymentMoney = [balanceOn('vehicle'), balanceOn('parts'), balanceOn('deposit'), toBook];
