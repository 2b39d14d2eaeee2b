import type { Module } from '../../shared/module.ts';
import { messageRoutes } from './routes.ts';

/** Messages to users. */
export const message = {
  routes: messageRoutes,
  menu: [
    {
      group: 'workbench',
      path: '/workbench/message',
      component: 'message/MessagePage',
      permission: 'dashboard:query',
      hidden: [{ path: '/workbench/message/file/:id', component: 'message/KeptFilePage', permission: 'dashboard:query' }],
    },
  ],
} satisfies Module;
