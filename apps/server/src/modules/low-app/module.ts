import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { lowAppRoutes, searchedLowApps } from './routes.ts';
import './tables.ts';

/** Applications that administrators add without a new version. */
export const lowApp = {
  routes: lowAppRoutes,
  masterLogs: [masterLog('lowApp', 'lowApp:query')],
  menu: [menuPage('isystem/lowApp', 'isystem-low-app/LowAppListPage', 'lowApp:query', {})],
  grants: { lowApp: { SA: 'VMX' } },
  keptByPages: { low_app: 'menu' },
  uniqueFields: [{ tableName: 'low_app', fieldName: 'app_id', permission: 'lowApp:add' }],
  searched: [searchedLowApps],
} satisfies Module;
