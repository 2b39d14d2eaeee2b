import { queryClient } from '../../platform/queryClient.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { noticeCounts, noticeMasters } from './noticeMasters.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(noticeMasters, search);
  void queryClient.prefetchQuery(noticeCounts);
  askDictionaries('bill_status');
};
