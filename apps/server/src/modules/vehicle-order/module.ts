import { detailsOf, documentType } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { orderEvents } from './actions/follow.ts';
import { vehicleOrderDue } from './jobs.ts';
import { vehicleOrderAttachments } from './orderAttachments.ts';
import { vehicleOrderKind } from './orderKind.ts';
import { vehicleOrderScope } from './orderScope.ts';
import { vehicleOrderParameters } from './parameters.ts';
import { committedToMachines, openVehicleOrders } from './reading/openOrders.ts';
import { orderFigures } from './reading/orderFigures.ts';
import { findVehicleOrder, searchedVehicleOrders } from './reading/orderQueries.ts';
import { overdueOrders } from './reading/overdueOrders.ts';
import { vehicleOrderRoutes } from './routes.ts';
import type { OrderRow } from './tables.ts';

const todoDetails = detailsOf<OrderRow>(vehicleOrderKind, ({ contractNo }) => ({ subject: contractNo, reviewer: null }));

/** Orders of machines: contract, deposit, VINs, shipments, arrivals. */
export const vehicleOrder = {
  routes: vehicleOrderRoutes,
  documents: [documentType(vehicleOrderKind, { permission: 'vehicleOrder:query', todoDetails })],
  attachments: [vehicleOrderAttachments],
  jobs: [vehicleOrderDue],
  menu: [
    menuPage('vehicle/order', 'vehicle-order/VehicleOrderListPage', 'vehicleOrder:query', {
      add: ['vehicle-order/VehicleOrderPage', 'vehicleOrder:add'],
      'edit/:id': ['vehicle-order/VehicleOrderPage', 'vehicleOrder:edit'],
      'detail/:id': ['vehicle-order/VehicleOrderPage', 'vehicleOrder:query'],
      prices: ['vehicle-price/VehiclePriceListPage', 'vehicleOrder:edit'],
    }),
  ],
  rights: ['vehicleOrder:print'],
  grants: { vehicleOrder: { DA: 'VRX', DM: 'VRX', MM: 'V', MK: 'VMXI', MF: 'VX+paid', SA: 'V' } },
  liveLists: { vehicleOrder: { table: 'vehicleOrder', permission: 'vehicleOrder:query', scope: vehicleOrderScope } },
  numberRules: [{ code: 'vehicleOrder', prefix: 'VO', period: 'month', perDealer: false, digits: 4 }],
  references: { product: [{ table: 'vehicle_order_line', column: 'fourth_product', docType: 'vehicleOrder' }] },
  papers: { vehicleOrder: { permission: 'vehicleOrder:print', read: findVehicleOrder } },
  parameters: vehicleOrderParameters,
  figures: { orders: { permission: 'vehicleOrder:query', read: orderFigures } },
  machineEvents: orderEvents,
  openVehicleOrders,
  committedOn: committedToMachines,
  overdue: { permission: 'vehicleOrder:query', read: overdueOrders },
  searched: [searchedVehicleOrders],
} satisfies Module;
