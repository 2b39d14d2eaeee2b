import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { stock, stockDefaults } from './stock.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(stock, search, stockDefaults);
  askDictionaries('warehouse_kind', 'unit');
};
