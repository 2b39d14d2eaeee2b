import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { parts } from './parts.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(parts, search);
  askDictionaries('parts_category', 'unit', 'stock_light');
};
