import { queryClient } from '../../platform/queryClient.ts';
import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { todos } from '../../shared/todos.ts';
import { oldestFirst, todoSummary } from './todos.ts';

export const firstCalls: FirstCalls = ({ search }) => {
  askList(todos, search, oldestFirst);
  void queryClient.prefetchQuery(todoSummary);
};
