import { queryClient } from '../../platform/queryClient.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { handoverCounts, handoverListDefaults, handovers } from './handovers.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(handovers, search, handoverListDefaults(isMakerUser(userStore.get())));
  void queryClient.prefetchQuery(handoverCounts);
  askDictionaries('bill_status');
};
