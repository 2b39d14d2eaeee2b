import { queryClient } from '../../app/queryClient.ts';
import { askDictionaries, type FirstCalls } from '../../shared/firstCalls.ts';
import { listCallAt } from '../../shared/listCall.ts';
import { noticeCounts, noticeMasters } from './noticeMasters.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  void queryClient.prefetchQuery(listCallAt(noticeMasters, search));
  void queryClient.prefetchQuery(noticeCounts);
  askDictionaries('bill_status');
};
