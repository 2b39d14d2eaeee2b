import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { stockSource } from './data/reportSource.ts';
import './hooks.ts';
import { abcClasses } from './jobs/abcClasses.ts';
import { freeReservations, partsReminders } from './jobs/partsReminders.ts';
import { stockFigures } from './reading/stockFigures.ts';
import { findStock } from './reading/stockList.ts';
import { stockRoutes } from './routes.ts';
import './tables.ts';

/** Warehouses and parts of dealers: documents and their own people move what lies there. */
export const stock = {
  routes: stockRoutes,
  menu: [
    menuPage('parts/stock', 'parts-stock/StockListPage', 'partsStock:query', {
      moves: ['parts-stock/MoveListPage', 'partsStock:query'],
      shortage: ['parts-stock/ShortagePage', 'partsStock:query'],
      warehouses: ['parts-stock/WarehousePage', 'partsStock:query'],
    }),
  ],
  grants: { partsStock: { DA: 'VEXI', DS: 'V', DP: 'VEXI', MS: 'V', MM: 'V', MP: 'VX', MF: 'V', SA: 'V' } },
  masterLogs: [
    {
      docType: 'partsStock',
      permission: 'partsStock:query',
      visible: async (context, id) => (await findStock(context, id)) !== undefined,
    },
  ],
  figures: { stock: { permission: 'partsStock:query', read: stockFigures } },
  jobs: [abcClasses, partsReminders],
  partsReminders: freeReservations,
  references: {
    parts: [
      { table: 'parts_stock', column: 'parts_code' },
      { table: 'stock_move', column: 'parts_code' },
    ],
  },
  numberRules: [{ code: 'stockMove', prefix: 'SM', period: 'month', perDealer: true, digits: 6 }],
  reportSources: [stockSource],
} satisfies Module;
