import { queryClient } from '../../app/queryClient.ts';
import { askDictionaries, type FirstCalls } from '../../shared/firstCalls.ts';
import { listCallAt } from '../../shared/listCall.ts';
import { vehicleCounts, vehicles } from './vehicles.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  void queryClient.prefetchQuery(listCallAt(vehicles, search));
  void queryClient.prefetchQuery(vehicleCounts);
  askDictionaries('vehicle_status');
};
