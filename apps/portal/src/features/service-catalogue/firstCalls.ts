import { queryClient } from '../../app/queryClient.ts';
import { askDictionaries, type FirstCalls } from '../../shared/firstCalls.ts';
import { listCallAt } from '../../shared/listCall.ts';
import { bugCodeDefaults, bugCodes } from './catalogue.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  void queryClient.prefetchQuery(listCallAt(bugCodes, search, bugCodeDefaults));
  askDictionaries('severity');
};
