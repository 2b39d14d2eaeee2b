import { queryClient } from '../../platform/queryClient.ts';
import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { onlineOrder, onlineUsers, visits } from './online.ts';

export const firstCalls: FirstCalls = ({ search }) => {
  askList(onlineUsers, search, onlineOrder);
  void queryClient.prefetchQuery(visits);
};
