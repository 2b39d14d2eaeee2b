import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { readMaster } from '../../shared/master/masterRoutes.ts';
import type { Module } from '../../shared/module.ts';
import { editOrderTypes } from './editOrderTypes.ts';
import { orderTypeExport, orderTypeFilters, orderTypeList, searchedOrderTypes } from './orderTypeList.ts';

const routes = (): Handlers<'orderTypes'> => ({
  ...listRoutes('orderTypes', { list: orderTypeList, filters: (_, query) => orderTypeFilters(query), exported: orderTypeExport }),
  orderTypesQueryById: ({ context, query }) => readMaster(context, orderTypeList(context), query.id),
  orderTypesEdit: ({ body, commit }) => commit((within) => editOrderTypes(within, body.rows)),
});

/** Terms of orders by their type. */
export const orderType = {
  routes,
  masterLogs: [masterLog('orderTypeRule', 'orderType:query')],
  menu: [{ group: 'parts', path: '/parts/orderType', component: 'order-type/OrderTypePage', permission: 'orderType:edit' }],
  grants: { orderType: { DA: 'V', DS: 'V', DP: 'V', MM: 'V', MP: 'VEX', MF: 'V', SA: 'V' } },
  searched: [searchedOrderTypes],
} satisfies Module;
