import { documentStore } from '../../documents/saving/store.ts';
import { vehicleOrderScope } from './orderScope.ts';
import { emptyLine, emptyOrder, type OrderHeader, type OrderLists } from './tables.ts';

export const vehicleOrderStore = documentStore<OrderHeader, OrderLists>({
  docType: 'vehicleOrder',
  table: 'vehicleOrder',
  no: 'orderNo',
  empty: emptyOrder,
  scope: vehicleOrderScope,
  lines: { lines: { table: 'vehicleOrderLine', parent: 'orderId', order: 'lineNo', empty: emptyLine } },
});
