import { queryClient } from '../../platform/queryClient.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/firstCalls.ts';
import { claimCounts, claimListDefaults } from './claimList.ts';
import { claims } from './claims.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(claims, search, claimListDefaults(isMakerUser(userStore.get())));
  void queryClient.prefetchQuery(claimCounts);
  askDictionaries('bill_status', 'claim_type', 'settlement_status');
};
