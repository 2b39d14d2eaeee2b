import { queryClient } from '../../platform/queryClient.ts';
import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { todos } from '../../shared/todos.ts';
import { todoSummary, urgentFirst } from './todos.ts';

export const firstCalls: FirstCalls = ({ search }) => {
  askList(todos, search, urgentFirst);
  void queryClient.prefetchQuery(todoSummary);
};
