import { askListing } from '../../documents/list/documentListing.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { accountDefaults, dealerAccounts, ledgerDefaults, ledgerEntries, paymentListing } from './dealerPayments.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below === '') {
    askList(ledgerEntries, search, ledgerDefaults());
    askDictionaries('account_type', 'currency', 'fee_type');
  }
  if (below === 'payments') askListing(paymentListing, search, 'payment_kind', 'account_type');
  if (below === 'accounts') {
    askList(dealerAccounts, search, accountDefaults);
    askDictionaries('account_type', 'currency');
  }
};
