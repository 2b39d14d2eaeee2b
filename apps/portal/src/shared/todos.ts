import { resultOf, type TodoItem, todosList } from '@harrow/api-client';
import { resource } from './calls/resource.ts';

/** What waits for the user. */
export const todos = resource<TodoItem, never>('todo', {
  list: (query, signal) => resultOf(todosList({ query, signal })),
});
