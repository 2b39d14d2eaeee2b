import type { Module } from '../../shared/module.ts';
import { todoRoutes } from './routes.ts';
import { remindOfLateTasks, resubmission, reviewSla } from './todoReminders.ts';

/** Tasks of users. */
export const todo = {
  routes: todoRoutes,
  jobs: [reviewSla, resubmission],
  partsReminders: remindOfLateTasks,
  menu: [{ group: 'workbench', path: '/workbench/todo', component: 'todo/TodoPage', permission: 'dashboard:query' }],
} satisfies Module;
