import { queryClient } from '../../app/queryClient.ts';
import type { FirstCalls } from '../../shared/firstCalls.ts';
import { listCallAt } from '../../shared/listCall.ts';
import { __name__s } from './__name__s.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below === '') void queryClient.prefetchQuery(listCallAt(__name__s, search));
};
