import { queryClient } from '../../platform/queryClient.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { extendInsuranceCounts, extendInsurances } from './extendInsurances.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(extendInsurances, search);
  void queryClient.prefetchQuery(extendInsuranceCounts);
  askDictionaries('bill_status');
};
