import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { operationLogs, recentDays } from './logs.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(operationLogs, search, recentDays());
  askDictionaries('log_type', 'log_outcome', 'doc_type');
};
