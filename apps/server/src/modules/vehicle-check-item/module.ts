import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import type { Module } from '../../shared/module.ts';
import { checkDictionaries } from './data/dictionaries.ts';
import { checkItemRoutes } from './routes.ts';

/** What is inspected on machines that have arrived, and the reasons for which it can fail. */
export const vehicleCheckItem = {
  routes: checkItemRoutes,
  masterLogs: ['vehicleCheckItem', 'failedReason'].map((table) => masterLog(table, 'vehicleCheckItem:query')),
  menu: [
    {
      group: 'vehicle',
      path: '/vehicle/checkItem',
      component: 'vehicle-check-item/CheckItemListPage',
      permission: 'vehicleCheckItem:query',
      hidden: [{ path: '/vehicle/checkItem/reasons', component: 'vehicle-check-item/ReasonListPage', permission: 'vehicleCheckItem:query' }],
    },
  ],
  grants: { vehicleCheckItem: { DA: 'V', DS: 'V', MS: 'V', MM: 'VMXI', SA: 'V' } },
  dictionaries: checkDictionaries,
} satisfies Module;
