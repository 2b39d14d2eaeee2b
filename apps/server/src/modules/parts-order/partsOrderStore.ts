import { documentStore } from '../../documents/saving/store.ts';
import { emptyLine, emptyOrder, type OrderHeader, type OrderLines } from './tables.ts';

export const partsOrderStore = documentStore<OrderHeader, OrderLines>({
  docType: 'partsOrder',
  table: 'partsOrder',
  no: 'orderNo',
  empty: emptyOrder,
  lines: { lines: { table: 'partsOrderLine', parent: 'orderId', order: 'lineNo', empty: emptyLine } },
});
