import {
  type DealerWarehouse,
  dealerWarehousesList,
  dealerWarehousesRemove,
  dealerWarehousesSave,
  type PartsStock,
  type PartsStockItem,
  partsStocksAdjust,
  partsStocksDetail,
  partsStocksList,
  partsStocksMoves,
  partsStocksRelease,
  partsStocksReserve,
  partsStocksReverse,
  partsStocksSale,
  partsStocksSave,
  partsStocksTotals,
  partsStocksTransfer,
  resultOf,
  type StockMove,
  type StockShortage,
  stockShortagesList,
  stockShortagesOrder,
} from '@harrow/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { detailOf, listOf, writeHeaders, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';

/** Parts on the shelves. */
export const stock = resource<PartsStockItem, PartsStock>('partsStock', { list: listOf(partsStocksList), detail: detailOf(partsStocksDetail) });
export const moves = resource<StockMove, never>('stockMove', { list: listOf(partsStocksMoves) });
export const shortages = resource<StockShortage, never>('stockShortage', { list: listOf(stockShortagesList) });
export const warehouses = resource<DealerWarehouse, never>('dealerWarehouse', { list: listOf(dealerWarehousesList) });

/** By code, all that are there. */
export const stockDefaults: ListState = { ...defaultListState, sort: { column: 'partsCode', order: 'asc' } };
export const moveDefaults: ListState = { ...defaultListState, sort: { column: 'moveTime', order: 'desc' } };
export const warehouseDefaults: ListState = { ...defaultListState, sort: { column: 'code', order: 'asc' } };

/** Value of what a list finds. */
export const stockValue: SumUp = async (asked, signal) => {
  const { sums, capped } = await resultOf(partsStocksTotals({ query: asked as never, signal }));
  return { capped, sums: sums.map(({ currency, stockValue: totalAmount }) => ({ currency, totalAmount })) };
};

/** The newest movements of a row. */
export const movesOf = (stockId: string) =>
  queryOptions({
    queryKey: [...moves.key, 'of', stockId],
    queryFn: ({ signal }) => resultOf(partsStocksMoves({ query: { stockId, pageSize: 50, column: 'moveTime', order: 'desc' }, signal })),
  });

interface Shelf {
  warehouse: string | undefined;
  /** `-`: the dealer's own. */
  subDealerCode: string;
}

const perPage = 100;

const rowsOf = (asked: Partial<Shelf> & { partsCode?: string }, pageNo: number, signal: AbortSignal) =>
  resultOf(partsStocksList({ query: { ...asked, pageNo, pageSize: perPage, column: 'binLocation', order: 'asc' }, signal }));

/** All rows of a warehouse, page by page, in the order of their bins. */
export const allRows = (shelf: Shelf) =>
  infiniteQueryOptions({
    queryKey: [...stock.key, 'sheet', shelf],
    queryFn: ({ pageParam, signal }) => rowsOf(shelf, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pages, current }) => (current < pages ? current + 1 : undefined),
    enabled: shelf.warehouse !== undefined,
    staleTime: 0,
  });

/** Rows of the parts that labels are printed for. @param partsCode several with commas */
export const labelled = (partsCode: string) =>
  queryOptions({ queryKey: [...stock.key, 'labels', partsCode], queryFn: ({ signal }) => rowsOf({ partsCode }, 1, signal), enabled: partsCode !== '' });

export const adjust = writeOf(partsStocksAdjust);
export const transfer = writeOf(partsStocksTransfer);
export const sell = writeOf(partsStocksSale);
export const reverse = writeOf(partsStocksReverse);
export const saveRow = writeOf(partsStocksSave);
export const reserve = writeOf(partsStocksReserve);
export const release = writeOf(partsStocksRelease);
/** Begins an order of parts. @returns the draft */
export const orderParts = writeOf(stockShortagesOrder);
export const saveWarehouse = writeOf(dealerWarehousesSave);
export const removeWarehouses = (ids: string[]) => resultOf(dealerWarehousesRemove({ query: { ids: ids.join(',') }, headers: writeHeaders() }));
