import { queryClient } from '../../platform/queryClient.ts';
import { askListing } from '../../documents/list/documentListing.ts';
import type { FirstCalls } from '../../shared/calls/firstCalls.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { dealerListing, ownDealer } from './dealers.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  if (!isMakerUser(userStore.get())) {
    void queryClient.prefetchQuery(ownDealer);
    return;
  }
  askListing(dealerListing, search, 'country', 'market_group', 'dealer_attribute', 'currency');
};
