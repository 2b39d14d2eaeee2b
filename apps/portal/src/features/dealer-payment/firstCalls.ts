import { askListing } from '../../documents/list/documentListing.ts';
import { queryClient } from '../../platform/queryClient.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { listStateAt } from '../../shared/list/listCall.ts';
import { queryParams } from '../../shared/list/address/queryParams.ts';
import { moneyLines } from '../../shared/money/moneyLines.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { accountDefaults, balances, balancesAsked, dealerAccounts, ledgerDefaults, ledgerEntries, ledgerSums, paymentListing } from './dealerPayments.ts';

/** Balances and sums above the ledger. */
function askTotals(search: URLSearchParams): void {
  const { filters, query } = listStateAt(ledgerEntries, search, ledgerDefaults());
  const isMaker = isMakerUser(userStore.get());
  void queryClient.prefetchQuery(ledgerSums({ ...filters, ...queryParams(query) }));
  if (!isMaker) void queryClient.prefetchQuery(moneyLines);
  if (!isMaker || filters['dealerCode'] !== undefined) void queryClient.prefetchQuery(balances(balancesAsked(filters, isMaker)));
}

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below === '') {
    askList(ledgerEntries, search, ledgerDefaults());
    askTotals(search);
    askDictionaries('account_type', 'currency', 'fee_type');
  }
  if (below === 'payments') askListing(paymentListing, search, 'payment_kind', 'account_type');
  if (below === 'accounts') {
    askList(dealerAccounts, search, accountDefaults);
    askDictionaries('account_type', 'currency');
  }
};
