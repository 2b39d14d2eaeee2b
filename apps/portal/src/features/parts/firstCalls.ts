import { askDictionaries, askList, type FirstCalls } from '../../shared/firstCalls.ts';
import { partDefaults, parts } from './parts.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(parts, search, partDefaults);
  askDictionaries('parts_category', 'unit');
};
