import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { checkItemDefaults, checkItems } from './checkItems.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(checkItems, search, checkItemDefaults);
  askDictionaries('product2', 'check_category');
};
