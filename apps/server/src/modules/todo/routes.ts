import { countTodo, listTodo } from '../../documents/todo/listTodo.ts';
import { contextOf } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Services } from '../../shared/services.ts';

/** The workbench: what waits for the user. */
export const todoRoutes = (services: Services): Handlers<'todos'> => ({
  todosSummary: ({ user }) => countTodo(contextOf(services, user)),
  todosList: ({ query, user }) => listTodo(contextOf(services, user), query),
});
