import { queryClient } from '../../app/queryClient.ts';
import type { FirstCalls } from '../../shared/firstCalls.ts';
import { listCallAt } from '../../shared/listCall.ts';
import { oldestFirst, todos, todoSummary } from './todos.ts';

export const firstCalls: FirstCalls = ({ search }) => {
  void queryClient.prefetchQuery(listCallAt(todos, search, oldestFirst));
  void queryClient.prefetchQuery(todoSummary);
};
