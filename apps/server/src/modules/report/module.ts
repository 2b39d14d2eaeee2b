import type { Module } from '../../shared/module.ts';
import type { Services } from '../../shared/services.ts';
import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import { menuPage } from '../../shared/menuPage.ts';
import { reportAdministrationRoutes, reportRoutes } from './routes.ts';
import './tables.ts';
import { searchedReports } from './reportList.ts';

/** Reports: queries that administrators compose. */
export const report = {
  routes: (services: Services) => ({ ...reportRoutes(services), ...reportAdministrationRoutes() }),
  masterLogs: [masterLog('sysReport', 'dictionary:query')],
  menu: [
    menuPage('isystem/report', 'isystem-report/ReportListPage', 'dictionary:query', {
      add: ['isystem-report/ReportPage', 'dictionary:add'],
      'edit/:id': ['isystem-report/ReportPage', 'dictionary:query'],
    }),
  ],
  keptByPages: { sys_report: 'report' },
  searched: [searchedReports],
} satisfies Module;
