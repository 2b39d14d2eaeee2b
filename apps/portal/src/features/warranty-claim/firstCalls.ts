import { queryClient } from '../../platform/queryClient.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { claimCounts, claims } from './claims.ts';
import { claimListDefaults } from './claimStatus.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(claims, search, claimListDefaults(isMakerUser(userStore.get())));
  void queryClient.prefetchQuery(claimCounts);
  askDictionaries('bill_status', 'claim_type', 'settlement_status');
};
