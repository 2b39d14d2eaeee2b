import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import { masterRoutes } from '../../shared/master/masterRoutes.ts';
import type { Module } from '../../shared/module.ts';
import { extendPlanExport, extendPlanFilters, extendPlanList, searchedPlans } from './extendPlanList.ts';
import { extendPlanMaster } from './extendPlanMaster.ts';

/** Plans for extended warranties, and their prices. */
export const extendPlan = {
  routes: () => masterRoutes('extendPlans', { master: extendPlanMaster, list: extendPlanList, filters: extendPlanFilters, exported: extendPlanExport }),
  masterLogs: [masterLog('extendPlan', 'extendPlan:query')],
  menu: [{ group: 'service', path: '/service/extendPlan', component: 'extend-plan/ExtendPlanListPage', permission: 'extendPlan:query' }],
  grants: { extendPlan: { DA: 'V', DS: 'V', DM: 'V', MS: 'V', MM: 'VMXI', MK: 'V', MF: 'VM', SA: 'V' } },
  references: {
    product: [
      { table: 'extend_plan', column: 'second_product' },
      { table: 'extend_plan', column: 'third_products', isList: true },
    ],
  },
  searched: [searchedPlans],
} satisfies Module;
