import type { Module } from '../../shared/module.ts';
import { onlineRoutes } from './routes.ts';

/** Who is signed in, and who was. */
export const online = {
  routes: onlineRoutes,
  menu: [
    { group: 'isystem', path: '/isystem/visit', component: 'isystem-visit/VisitPage', permission: 'log:query' },
    { group: 'isystem', path: '/isystem/online', component: 'isystem-online/OnlinePage', permission: 'log:query' },
  ],
  grants: {
    log: { SA: 'VX+forceLogout' },
  },
} satisfies Module;
