import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { chanceDefaults, chances } from './chances.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below === '') askList(chances, search, chanceDefaults);
};
