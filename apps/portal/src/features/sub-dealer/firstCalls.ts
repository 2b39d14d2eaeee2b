import { queryClient } from '../../platform/queryClient.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { listDefaults, subDealerCounts, subDealers } from './subDealers.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(subDealers, search, listDefaults);
  void queryClient.prefetchQuery(subDealerCounts);
  askDictionaries('bill_status', 'dealer_status', 'business_scope');
};
