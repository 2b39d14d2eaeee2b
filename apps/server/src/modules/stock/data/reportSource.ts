import type { ReportSource } from '../../../shared/reportSource.ts';

/** Parts on the shelves of dealers. */
export const stockSource: ReportSource = {
  code: 'partsStock',
  name: ['配件库存', 'Parts stock', 'Stock de repuestos', 'Склад запчастей', 'Stock de pièces', 'Estoque de peças'],
  noun: 'stock',
  table: 'partsStock',
  scope: 'unit',
  softDeleted: false,
  permission: 'partsStock:query',
  fields: [
    { name: 'dealerCode', type: 'text', width: 110 },
    { name: 'subDealerCode', type: 'text', width: 130 },
    { name: 'warehouse', type: 'text', width: 120 },
    { name: 'partsCode', type: 'text', width: 150 },
    { name: 'binLocation', type: 'text', width: 120 },
    { name: 'inventoryQty', type: 'number', width: 110 },
    { name: 'lockedQty', type: 'number', width: 110 },
    { name: 'shippingQty', type: 'number', width: 110 },
    { name: 'safetyQty', type: 'number', width: 110 },
    { name: 'avgCost', type: 'number', width: 120 },
    { name: 'stockValue', type: 'number', width: 130 },
    { name: 'abcClass', type: 'text', width: 100 },
    { name: 'lastInDate', type: 'date', width: 120 },
    { name: 'lastOutDate', type: 'date', width: 120 },
    { name: 'createTime', type: 'datetime', width: 170 },
  ],
};
