import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { marketGroupDefaults, marketGroups } from './marketGroups.ts';

export const firstCalls: FirstCalls = ({ search }) => {
  askList(marketGroups, search, marketGroupDefaults);
  askDictionaries('region');
};
