import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Services } from '../../shared/services.ts';
import { countClaimTodo, listClaimTodo } from '../warranty-claim/service.ts';

/** The workbench: what waits for the user. */
export const todoRoutes = (services: Services): Handlers<'todos'> => ({
  todosSummary: ({ user }) => countClaimTodo(services, user),
  todosList: ({ query, user }) => listClaimTodo(services, user, query),
});
