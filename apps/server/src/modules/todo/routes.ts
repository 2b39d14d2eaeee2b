import { countTodo } from '../../documents/todo/countTodo.ts';
import { listTodo } from '../../documents/todo/listTodo.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';

/** The workbench: tasks of the user. */
export const todoRoutes = (): Handlers<'todos'> => ({
  todosSummary: ({ context }) => countTodo(context),
  todosList: ({ query, context }) => listTodo(context, query),
});
