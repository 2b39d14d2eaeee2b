import { queryClient } from '../../app/queryClient.ts';
import { askDictionaries, type FirstCalls } from '../../shared/firstCalls.ts';
import { listCallAt } from '../../shared/listCall.ts';
import { partDefaults, parts } from './parts.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  void queryClient.prefetchQuery(listCallAt(parts, search, partDefaults));
  askDictionaries('parts_category', 'unit');
};
