import type { Module } from '../../shared/module.ts';
import type { Services } from '../../shared/services.ts';
import { reportAdministrationRoutes } from './administration.ts';
import { reportRoutes } from './routes.ts';

/** Reports: queries that administrators compose. */
export const report = {
  routes: (services: Services) => ({ ...reportRoutes(services), ...reportAdministrationRoutes() }),
  menu: [{ group: 'isystem', path: '/isystem/report', component: 'isystem-report/ReportListPage', permission: 'dictionary:query' }],
  keptByPages: { sys_report: 'report' },
} satisfies Module;
