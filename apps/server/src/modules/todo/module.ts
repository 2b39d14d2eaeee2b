import type { Module } from '../../shared/module.ts';
import { todoRoutes } from './routes.ts';

/** What waits for a user. */
export const todo = {
  routes: todoRoutes,
  menu: [{ group: 'workbench', path: '/workbench/todo', component: 'todo/TodoPage', permission: 'dashboard:query' }],
} satisfies Module;
