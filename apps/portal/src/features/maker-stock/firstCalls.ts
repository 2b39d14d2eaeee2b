import { queryClient } from '../../platform/queryClient.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { makerStockMoves, makerStocks, makerWarehouses, moveDefaults, stockCounts, stockDefaults, warehouseDefaults } from './makerStocks.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below === 'moves') {
    askList(makerStockMoves, search, moveDefaults);
    askDictionaries('maker_warehouse', 'maker_move_type');
  } else if (below === 'warehouses') askList(makerWarehouses, search, warehouseDefaults);
  else if (below === '') {
    askList(makerStocks, search, stockDefaults);
    void queryClient.prefetchQuery(stockCounts);
    askDictionaries('maker_warehouse', 'parts_category');
  }
};
