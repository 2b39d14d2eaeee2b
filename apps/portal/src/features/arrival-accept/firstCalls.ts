import { queryClient } from '../../platform/queryClient.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { arrivalCounts, arrivalListDefaults, arrivals } from './arrivals.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(arrivals, search, arrivalListDefaults(isMakerUser(userStore.get())));
  void queryClient.prefetchQuery(arrivalCounts);
  askDictionaries('bill_status', 'pdi_result');
};
