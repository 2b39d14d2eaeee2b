import { queryClient } from '../../platform/queryClient.ts';
import { askDictionaries, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { departBranch } from './departs.ts';

export const firstCalls: FirstCalls = () => {
  void queryClient.prefetchQuery(departBranch(undefined));
  askDictionaries('org_category');
};
