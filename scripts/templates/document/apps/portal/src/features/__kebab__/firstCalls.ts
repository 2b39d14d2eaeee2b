import { queryClient } from '../../platform/queryClient.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { __name__Counts, __name__s } from './__name__s.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(__name__s, search);
  void queryClient.prefetchQuery(__name__Counts);
  askDictionaries('bill_status');
};
