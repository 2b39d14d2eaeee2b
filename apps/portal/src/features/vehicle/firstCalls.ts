import { queryClient } from '../../platform/queryClient.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { vehicleCounts, vehicles } from './vehicles.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(vehicles, search);
  void queryClient.prefetchQuery(vehicleCounts);
  askDictionaries('vehicle_status');
};
