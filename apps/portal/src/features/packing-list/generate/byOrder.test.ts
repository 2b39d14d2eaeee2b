import { expect, test } from 'vitest';
import { byOrder } from './byOrder.ts';

const line = (orderNo: string, openQty: number, unitPrice: number, subDealerName: string | null = null) => ({
  id: `${orderNo}-${openQty}`,
  orderId: orderNo,
  orderNo,
  orderLineNo: 1,
  dealerName: 'AgroAndes',
  subDealerName,
  consignee: 'Fundo Norte',
  partsCode: 'SEAL-1',
  partsName: 'Seal',
  openQty,
  unit: 'pc',
  unit_dictText: 'Piece',
  unitPrice,
  currency: 'USD',
  weightKg: null,
  hsCode: null,
  originCountry: null,
  promisedDate: null,
});

test('adds up what is open of each order, in their order', () => {
  expect(byOrder([line('PO-1', 3, 0.1), line('PO-1', 1, 0.2), line('PO-2', 2, 5, 'Temuco')])).toMatchObject([
    { orderNo: 'PO-1', dealerName: 'AgroAndes', lines: 2, amount: 0.5 },
    { orderNo: 'PO-2', dealerName: 'Temuco', lines: 1, amount: 10 },
  ]);
});
