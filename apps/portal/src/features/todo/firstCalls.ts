import { queryClient } from '../../platform/queryClient.ts';
import { askList, type FirstCalls } from '../../shared/firstCalls.ts';
import { oldestFirst, todos, todoSummary } from './todos.ts';

export const firstCalls: FirstCalls = ({ search }) => {
  askList(todos, search, oldestFirst);
  void queryClient.prefetchQuery(todoSummary);
};
