import { detailsOf, documentType, joined } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { owedForWarranty } from './actions/charge.ts';
import { orderAttachments } from './attachments.ts';
import { orderSource } from './data/reportSource.ts';
import { cancelUnpaid, orderPayments } from './jobs.ts';
import { toPay } from './moneyLines.ts';
import { orderParameters } from './parameters.ts';
import { partsOrderKind } from './partsOrderKind.ts';
import { committedToOrders } from './reading/committed.ts';
import { orderFigures } from './reading/orderFigures.ts';
import { orderRollup } from './reading/orderRollup.ts';
import { findOrder, searchedPartsOrders } from './reading/orderQueries.ts';
import { overdueOrders } from './reading/overdueOrders.ts';
import { partsOrderRoutes } from './routes.ts';
import type { OrderHeader } from './tables.ts';

/** The inbox shows the dealer's reference and the machine. */
const todoDetails = detailsOf<OrderHeader>(partsOrderKind, ({ dealerRef, vin }) => ({ subject: joined(dealerRef, vin), reviewer: null }));

/** Parts orders: dealers order, the parts desk confirms what and when, and money is charged before goods leave. */
export const partsOrder = {
  routes: partsOrderRoutes,
  documents: [documentType(partsOrderKind, { permission: 'partsOrder:query', todoDetails })],
  attachments: [orderAttachments],
  jobs: [orderPayments],
  partsReminders: cancelUnpaid,
  menu: [
    menuPage('parts/order', 'parts-order/PartsOrderListPage', 'partsOrder:query', {
      add: ['parts-order/PartsOrderPage', 'partsOrder:add'],
      'edit/:id': ['parts-order/PartsOrderPage', 'partsOrder:edit'],
      'detail/:id': ['parts-order/PartsOrderPage', 'partsOrder:query'],
    }),
  ],
  // Payments are announced by whoever holds the right, for whom an order waits.
  rights: ['partsOrder:print', 'dealerPayment:add'],
  grants: {
    partsOrder: { DA: 'VCESDX+close', DS: 'V', DP: 'VCESDX+close', MM: 'V', MP: 'VAMXI', MF: 'VX+paid+release', SA: 'V' },
  },
  liveLists: { partsOrder: { table: 'partsOrder', permission: 'partsOrder:query' } },
  numberRules: [{ code: 'partsOrder', prefix: 'PO', period: 'month', perDealer: true, digits: 4 }],
  references: {
    parts: [
      { table: 'parts_order_line', column: 'parts_code', docType: 'partsOrder' },
      { table: 'parts_order_line', column: 'substitute_code', docType: 'partsOrder' },
    ],
  },
  papers: { partsOrder: { permission: 'partsOrder:print', read: findOrder } },
  reportSources: [orderSource],
  parameters: orderParameters,
  owedOutsideLimit: owedForWarranty,
  committedOn: committedToOrders,
  overdue: { permission: 'partsOrder:query', read: overdueOrders },
  money: [toPay],
  rollups: [orderRollup],
  figures: { parts: { permission: 'partsOrder:query', read: orderFigures } },
  searched: [searchedPartsOrders],
} satisfies Module;
