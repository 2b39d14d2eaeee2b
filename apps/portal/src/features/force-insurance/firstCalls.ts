import { queryClient } from '../../platform/queryClient.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { insuranceCounts, insuranceDefaults, insurances } from './insurances.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(insurances, search, insuranceDefaults(isMakerUser(userStore.get())));
  void queryClient.prefetchQuery(insuranceCounts);
  askDictionaries('bill_status', 'insurance_type');
};
