import { queryClient } from '../../platform/queryClient.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { dealerCounts, dealers, listDefaults, ownDealer } from './dealers.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  if (!isMakerUser(userStore.get())) {
    void queryClient.prefetchQuery(ownDealer);
    return;
  }
  askList(dealers, search, listDefaults);
  void queryClient.prefetchQuery(dealerCounts);
  askDictionaries('dealer_status', 'country', 'market_group', 'dealer_attribute', 'currency');
};
