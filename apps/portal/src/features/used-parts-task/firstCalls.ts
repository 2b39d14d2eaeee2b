import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { coreDefaults, cores } from './cores.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(cores, search, coreDefaults);
  askDictionaries('core_status');
};
