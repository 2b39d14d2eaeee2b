/** Figures about accounts and what dealers are to pay, for the analysis page. */
import { sum } from '@harrow/validation';
import { sql } from 'kysely';
import type { AccountSum, FinanceFigures } from '../../../generated/types.gen.ts';
import { addDays, firstOfMonth } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { countedList, limitedLink } from '../../../shared/list/countedList.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { message } from '../../../shared/messages/messages.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { ratesOn } from '../../exchange-rate/service.ts';
import type { AccountType } from '../../ledger/service.ts';
import { statementFigures } from '../../monthly-collect-receipts/service.ts';
import { accountFilters, accountList } from './accounts.ts';
import { committedOf } from './committed.ts';

interface Account {
  dealerCode: string;
  accountType: AccountType;
  currency: string;
  balance: number;
  lastPostingSeq: number;
}

const accountsIn = (context: Context, asked: { accountType?: AccountType; currency?: string }) =>
  countedList(context, accountList(context), { page: '/finance/payment/accounts', asked: { ...asked }, filters: accountFilters(asked) });

async function accountsOf(context: Context): Promise<Account[]> {
  const { rows } = await sql<Account>`select dealer_code, account_type, currency, balance, last_posting_seq from account where ${accountsIn(context, {}).where}
    order by array_position(array['vehicle', 'parts', 'deposit'], account_type), currency`.execute(context.db);
  return rows;
}

/** By kind and currency; staff go to the accounts, dealers to the lines of their own. */
async function sumsOf(context: Context, accounts: readonly Account[]): Promise<AccountSum[]> {
  const { user } = context;
  const committed = await committedOf(context, [...new Set(accounts.map(({ dealerCode }) => dealerCode))]);
  const groups = Map.groupBy(accounts, ({ accountType, currency }) => `${accountType} ${currency}`);
  return [...groups.values()].map((group) => {
    const { accountType, currency } = group[0]!;
    const current = sum(group.map(({ balance }) => balance));
    const asked = { accountType, currency };
    return {
      key: accountType,
      text: message(user.language, `money.account.${accountType}`),
      currency,
      current,
      remaining: sum([current, ...group.map((account) => -committed(account))]),
      count: isMaker(user) ? group.length : sum(group.map(({ lastPostingSeq }) => lastPostingSeq)),
      link: isMaker(user) ? accountsIn(context, asked).link : limitedLink(context, '/finance/payment', asked),
    };
  });
}

async function overdueOf(context: Context): Promise<FinanceFigures['overdue']> {
  const { user, services } = context;
  const sources = services.modules.flatMap(({ overdue }) => (overdue && user.permissions.has(overdue.permission) ? [overdue] : []));
  const amounts = (await Promise.all(sources.map(({ read }) => read(context)))).flat();
  return amounts.map(({ accountType, ...amount }) => ({ key: accountType, text: message(user.language, `money.account.${accountType}`), ...amount }));
}

/** All balances together, by the rates of the last day of the month before. */
async function rmbOf(context: Context, accounts: readonly Account[]): Promise<FinanceFigures['inRmb']> {
  const day = addDays(firstOfMonth(makerDay(context.services)), -1);
  const balances = [...Map.groupBy(accounts, ({ currency }) => currency)]
    .map(([currency, group]) => ({ currency, day, amount: sum(group.map(({ balance }) => balance)) }))
    .filter(({ amount }) => amount !== 0);
  const values = (await ratesOn(context, balances)).flatMap(({ value }) => (value === null ? [] : [value]));
  return { day, amount: values.length < balances.length ? null : sum(values), count: accounts.length, link: accountsIn(context, {}).link };
}

export async function financeFigures(context: Context): Promise<FinanceFigures> {
  const { user } = context;
  const accounts = await accountsOf(context);
  const [sums, issued, overdue, inRmb] = await Promise.all([
    sumsOf(context, accounts),
    user.permissions.has('monthlyCollectReceipts:query') ? statementFigures(context) : { statements: [], collections: [] },
    isMaker(user) ? overdueOf(context) : [],
    isMaker(user) ? rmbOf(context, accounts) : null,
  ]);
  return { accounts: sums, ...issued, overdue, inRmb };
}
