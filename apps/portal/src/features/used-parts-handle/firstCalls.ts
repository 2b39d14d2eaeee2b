import { queryClient } from '../../platform/queryClient.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { usedPartsHandleCounts, usedPartsHandles } from './usedPartsHandles.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(usedPartsHandles, search);
  void queryClient.prefetchQuery(usedPartsHandleCounts);
  askDictionaries('bill_status');
};
