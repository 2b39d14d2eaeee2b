import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { sendTemplate } from '../../shared/import/importTemplate.ts';
import { importWorkbooks } from '../../shared/import/importWorkbooks.ts';
import { smallMasterRoutes } from '../../shared/master/masterRoutes.ts';
import { countSheet } from './countSheet.ts';
import { moveExport, moveFilters, moveList } from './moveList.ts';
import { countStock, readStock, stockExport, stockFilters, stockList } from './stockList.ts';
import { adjustStock } from './upkeep/adjustStock.ts';
import { stockImport } from './upkeep/importStock.ts';
import { receiveParts } from './upkeep/receiveParts.ts';
import { saveStock } from './upkeep/shelve.ts';
import { transferParts } from './upkeep/transferParts.ts';
import { warehouseExport, warehouseFilters, warehouseList } from './warehouses/warehouseList.ts';
import { warehouseMaster } from './warehouses/warehouseMaster.ts';

export const makerStockRoutes = (): Handlers<'makerStocks'> & Handlers<'makerStockMoves'> & Handlers<'makerWarehouses'> => ({
  ...smallMasterRoutes('makerWarehouses', { master: warehouseMaster, list: warehouseList, filters: warehouseFilters, exported: warehouseExport }),
  ...listRoutes('makerStocks', { list: stockList, filters: stockFilters, exported: stockExport }),
  ...listRoutes('makerStockMoves', { list: moveList, filters: moveFilters, exported: moveExport }),
  makerStocksQueryById: ({ query, context }) => readStock(context, query.id),
  makerStocksCounts: ({ context }) => countStock(context),
  makerStocksCountSheet: ({ query, context }) => countSheet(context, query),
  makerStocksReceive: ({ body, commit }) => commit((within) => receiveParts(within, body)),
  makerStocksAdjust: ({ body, commit }) => commit((within) => adjustStock(within, body)),
  makerStocksTransfer: ({ body, commit }) => commit((within) => transferParts(within, body)),
  makerStocksSave: ({ body, commit }) => commit((within) => saveStock(within, body)),
  makerStocksImportExcel: ({ query, request, context }) => importWorkbooks(context, stockImport(query.mode ?? 'snapshot'), request),
  makerStocksImportTemplate: ({ query, context, reply }) => sendTemplate(context, stockImport('snapshot'), query, reply),
});
