import { queryClient } from '../../app/queryClient.ts';
import { askDictionaries, type FirstCalls } from '../../shared/firstCalls.ts';
import { departTree } from './departs.ts';

export const firstCalls: FirstCalls = () => {
  void queryClient.prefetchQuery(departTree);
  askDictionaries('org_category');
};
