import type { Handlers } from '../../shared/contract/handlers.ts';
import { exportList } from '../../shared/export/exportList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { sendTemplate } from '../../shared/import/importTemplate.ts';
import { importWorkbooks } from '../../shared/import/importWorkbooks.ts';
import { listPage } from '../../shared/list/list.ts';
import { adjustStock, reverseByHand, sellStock, transferByHand } from './actions/bookByHand.ts';
import { releaseByHand, reserveByHand, saveRow } from './actions/keepRow.ts';
import { moveExport, moveFilters, moveList } from './reading/moveList.ts';
import { stockDetail } from './reading/stockDetail.ts';
import { stockExport, stockFilters, stockList, stockTotals } from './reading/stockList.ts';
import { stockImport, stockTemplate } from './stockImport.ts';
import { removeWarehouses, saveWarehouse, warehouseFilters, warehouseList } from './warehouseCalls.ts';

export const stockRoutes = (): Handlers<'partsStocks'> & Handlers<'dealerWarehouses'> => ({
  ...listRoutes('partsStocks', { list: stockList, filters: stockFilters, exported: stockExport }),
  partsStocksTotals: ({ query, context }) => stockTotals(context, query),
  partsStocksDetail: ({ query, context }) => stockDetail(context, query.id),
  partsStocksMoves: ({ query, context }) => listPage(context, moveList(context), query, moveFilters(context, query)),
  partsStocksMovesExportXls: ({ query, context, reply }) => exportList(context, moveExport, moveList(context), { query, reply }, moveFilters(context, query)),

  partsStocksImportExcel: ({ query, request, context }) => importWorkbooks(context, stockImport(query.mode ?? 'snapshot'), request),
  partsStocksImportTemplate: ({ query, context, reply }) => sendTemplate(context, stockTemplate, query, reply),

  partsStocksAdjust: ({ body, commit }) => commit((within) => adjustStock(within, body)),
  partsStocksTransfer: ({ body, commit }) => commit((within) => transferByHand(within, body)),
  partsStocksSale: ({ body, commit }) => commit((within) => sellStock(within, body)),
  partsStocksReverse: ({ body, commit }) => commit((within) => reverseByHand(within, body)),
  partsStocksSave: ({ body, commit }) => commit((within) => saveRow(within, body)),
  partsStocksReserve: ({ body, commit }) => commit((within) => reserveByHand(within, body)),
  partsStocksRelease: ({ body, commit }) => commit((within) => releaseByHand(within, body)),

  dealerWarehousesList: ({ query, context }) => listPage(context, warehouseList(context), query, warehouseFilters(context, query)),
  dealerWarehousesSave: ({ body, commit }) => commit((within) => saveWarehouse(within, body)),
  dealerWarehousesRemove: ({ query, commit }) => commit((within) => removeWarehouses(within, query.ids.split(','))),
});
