import type { Module } from '../../shared/module.ts';
import { makerStockParameters } from './parameters.ts';
import './tables.ts';

/** Warehouses and parts of the maker, what orders have reserved of them, and every movement. */
export const makerStock = {
  grants: { makerStock: { MM: 'V', MP: 'VMXI', MF: 'V', SA: 'V' } },
  parameters: makerStockParameters,
  numberRules: [{ code: 'makerStockMove', prefix: 'MS', period: 'month', perDealer: false, digits: 6 }],
  references: {
    parts: [
      { table: 'maker_stock', column: 'parts_code' },
      { table: 'maker_stock_move', column: 'parts_code' },
    ],
    makerWarehouse: [{ table: 'maker_stock', column: 'warehouse', docType: 'makerStock' }],
  },
} satisfies Module;
