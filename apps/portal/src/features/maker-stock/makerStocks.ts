import {
  type MakerStock,
  type MakerStockDetail,
  type MakerStockMove,
  type MakerWarehouse,
  makerStockMovesList,
  makerStocksAdjust,
  makerStocksCounts,
  makerStocksCountSheet,
  makerStocksList,
  makerStocksQueryById,
  makerStocksReceive,
  makerStocksSave,
  makerStocksTransfer,
  makerWarehousesList,
  resultOf,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { detailOf, listOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { type ListState, sortedBy } from '../../shared/list/address/listAddress.ts';

export const makerStocks = resource<MakerStock, MakerStockDetail>('makerStock', {
  list: listOf(makerStocksList),
  detail: detailOf(makerStocksQueryById),
});
export const stockDefaults: ListState = sortedBy('partsCode');

export const makerStockMoves = resource<MakerStockMove, never>('makerStockMove', { list: listOf(makerStockMovesList) });
/** The newest first. */
export const moveDefaults: ListState = sortedBy('moveNo', 'desc');

export const makerWarehouses = resource<MakerWarehouse, never>('makerWarehouse', { list: listOf(makerWarehousesList) });
export const warehouseDefaults: ListState = sortedBy('sortNo');

/** How many rows each chip of the list leaves. */
export const stockCounts = queryOptions({
  queryKey: [...makerStocks.key, 'counts'],
  queryFn: ({ signal }) => resultOf(makerStocksCounts({ signal })),
});

/** The parts of a warehouse from bin to bin. */
export const countSheet = (warehouse: string, withEmpty: boolean) =>
  queryOptions({
    queryKey: [...makerStocks.key, 'countSheet', warehouse, withEmpty],
    queryFn: ({ signal }) => resultOf(makerStocksCountSheet({ query: { warehouse, withEmpty: withEmpty ? 'Y' : 'N' }, signal })),
    enabled: warehouse !== '',
    staleTime: 0,
  });

export const receiveParts = writeOf(makerStocksReceive);
export const adjustStock = writeOf(makerStocksAdjust);
export const transferParts = writeOf(makerStocksTransfer);
export const saveStock = writeOf(makerStocksSave);
