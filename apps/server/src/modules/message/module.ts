import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { messageRoutes } from './routes.ts';

/** Messages to users. */
export const message = {
  routes: messageRoutes,
  menu: [
    menuPage('workbench/message', 'message/MessagePage', 'dashboard:query', {
      'file/:id': ['message/KeptFilePage', 'dashboard:query'],
    }),
  ],
} satisfies Module;
