import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { checkItemRoutes } from './routes.ts';
import { searchedCheckItems, searchedFailedReasons } from './checkLists.ts';

/** Catalogue of inspections on arrival: items and reasons for failure. */
export const vehicleCheckItem = {
  routes: checkItemRoutes,
  masterLogs: ['vehicleCheckItem', 'failedReason'].map((table) => masterLog(table, 'vehicleCheckItem:query')),
  menu: [
    menuPage('vehicle/checkItem', 'vehicle-check-item/CheckItemListPage', 'vehicleCheckItem:query', {
      reasons: ['vehicle-check-item/ReasonListPage', 'vehicleCheckItem:query'],
    }),
  ],
  grants: { vehicleCheckItem: { DA: 'V', DS: 'V', MS: 'V', MM: 'VMXI', SA: 'V' } },
  references: {
    product: [
      { table: 'vehicle_check_item', column: 'second_product' },
      { table: 'vehicle_check_item', column: 'third_products', isList: true },
    ],
  },
  searched: [searchedCheckItems, searchedFailedReasons],
} satisfies Module;
