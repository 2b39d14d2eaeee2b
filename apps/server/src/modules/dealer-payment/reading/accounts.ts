/** Accounts with what is on them. */
import { sum } from '@harrow/validation';
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { DealerAccount } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { equal, type Filter } from '../../../shared/list/filters.ts';
import { type ListDefinition, listPage, type Page } from '../../../shared/list/list.ts';
import { isOnOwnAccount } from '../../ledger/service.ts';
import { committedOf } from './committed.ts';

type Query = NonNullable<Operations['ledgerEntriesAccounts']['data']['query']>;
type Row = Omit<DealerAccount, 'accountType_dictText' | 'committed' | 'remaining'>;

export const accountList = (context: Context): ListDefinition<DealerAccount, Row> => ({
  table: 'account',
  columns: listColumns('ledgerEntriesAccounts', 'account'),
  select: sql<Row>`account.*, dealer.dealer_name, last.entry_no as last_entry_no, last.post_time as last_post_time`,
  joins: sql`left join dealer using (dealer_code)
    left join finance_ledger last on last.account_id = account.id and last.posting_seq = account.last_posting_seq`,
  defaultSort: { column: 'dealerCode', order: 'asc' },
  softDeleted: false,
  scope: (user) => isOnOwnAccount(user, 'account'),
  toReply: (row) => replyOf(context, 'DealerAccount', { ...row, committed: 0, remaining: row.balance }),
});

export const accountFilters = ({ accountType, currency, dealerCode, open }: Query): Filter[] => [
  equal('account.accountType', accountType),
  equal('account.currency', currency),
  equal('account.dealerCode', dealerCode),
  open && sql<SqlBool>`(account.balance <> 0) = ${open === 'Y'}`,
];

export async function findAccounts(context: Context, query: Query): Promise<Page<DealerAccount>> {
  const page = await listPage(context, accountList(context), query, accountFilters(query));
  const committed = await committedOf(context, [...new Set(page.records.map(({ dealerCode }) => dealerCode))]);
  const records = page.records.map((account) => {
    const waits = committed(account);
    return { ...account, committed: waits, remaining: sum([account.balance, -waits]) };
  });
  return { ...page, records };
}
