import { queryClient } from '../../app/queryClient.ts';
import type { FirstCalls } from '../../shared/firstCalls.ts';
import { listCallAt } from '../../shared/listCall.ts';
import { onlineOrder, onlineUsers, visits } from './online.ts';

export const firstCalls: FirstCalls = ({ search }) => {
  void queryClient.prefetchQuery(listCallAt(onlineUsers, search, onlineOrder));
  void queryClient.prefetchQuery(visits);
};
