import { sql } from 'kysely';
import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { makerStockParameters } from './parameters.ts';
import { makerStockRoutes } from './routes.ts';
import './tables.ts';
import { searchedWarehouses } from './warehouses/warehouseList.ts';

/** Warehouses and parts of the maker, what orders have reserved of them, and every movement. */
export const makerStock = {
  routes: makerStockRoutes,
  masterLogs: [masterLog('makerStock', 'makerStock:query'), masterLog('makerWarehouse', 'makerStock:query')],
  menu: [
    menuPage('parts/makerStock', 'maker-stock/StockListPage', 'makerStock:query', {
      moves: ['maker-stock/MoveListPage', 'makerStock:query'],
      warehouses: ['maker-stock/WarehouseListPage', 'makerStock:query'],
      'detail/:id': ['maker-stock/StockPage', 'makerStock:query'],
      print: ['maker-stock/CountSheetPage', 'makerStock:query'],
    }),
  ],
  grants: { makerStock: { MM: 'V', MP: 'VMXI', MF: 'V', SA: 'V' } },
  parameters: makerStockParameters,
  numberRules: [{ code: 'makerStockMove', prefix: 'MS', period: 'month', perDealer: false, digits: 6 }],
  keptByPages: { maker_warehouse: 'dictionary' },
  servedDictionaries: [
    { dictCode: 'maker_warehouse', page: '/parts/makerStock/warehouses', rows: sql`select code, name, sort_no, enabled from maker_warehouse` },
  ],
  references: {
    parts: [
      { table: 'maker_stock', column: 'parts_code', docType: 'makerStock' },
      { table: 'maker_stock_move', column: 'parts_code', docType: 'makerStock' },
    ],
  },
  searched: [searchedWarehouses],
} satisfies Module;
