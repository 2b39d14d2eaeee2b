import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import { masterRoutes } from '../../shared/master/masterRoutes.ts';
import type { Module } from '../../shared/module.ts';
import { allowanceExport, allowanceFilters, allowanceList } from './allowanceList.ts';
import { allowanceMaster } from './allowanceMaster.ts';

/** Allowances that the maker pays for inspections and handovers. */
export const serviceAllowance = {
  routes: () => masterRoutes('serviceAllowances', { master: allowanceMaster, list: allowanceList, filters: allowanceFilters, exported: allowanceExport }),
  masterLogs: [masterLog('serviceAllowance', 'serviceAllowance:query')],
  menu: [{ group: 'service', path: '/service/allowance', component: 'service-allowance/ServiceAllowanceListPage', permission: 'serviceAllowance:query' }],
  grants: { serviceAllowance: { MS: 'V', MM: 'VMXI', MF: 'V', SA: 'V' } },
  references: {
    product: [
      { table: 'service_allowance', column: 'second_product' },
      { table: 'service_allowance', column: 'third_products', isList: true },
    ],
  },
} satisfies Module;
