import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import type { Module } from '../../shared/module.ts';
import { coefficientRoutes } from './routes.ts';

/** Factors that differ by dealer. */
export const coefficient = {
  routes: coefficientRoutes,
  masterLogs: [masterLog('coefficient', 'coefficient:query')],
  menu: [{ group: 'finance', path: '/finance/coefficient', component: 'coefficient/CoefficientListPage', permission: 'coefficient:query' }],
  grants: { coefficient: { MM: 'VMXI', MP: 'VMXI', MF: 'V', SA: 'V' } },
} satisfies Module;
