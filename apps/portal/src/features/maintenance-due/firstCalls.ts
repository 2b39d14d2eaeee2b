import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { dueDefaults, dueMachines } from './dueMachines.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(dueMachines, search, dueDefaults);
  askDictionaries('maint_level');
};
