import type { Module } from '../../shared/module.ts';
import { homeRoutes } from './routes.ts';

/** Home page of all users: today, and the figures of the dashboard as its second view. */
export const home = {
  routes: homeRoutes,
  menu: [
    {
      group: 'workbench',
      path: '/workbench/notice',
      component: 'home/HomePage',
      permission: 'dashboard:query',
      hidden: [
        { path: '/dashboard/analysis', component: 'dashboard/DashboardPage', permission: 'dashboard:query' },
        { path: '/search', component: 'search/SearchPage', permission: 'dashboard:query' },
      ],
    },
  ],
} satisfies Module;
