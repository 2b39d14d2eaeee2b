import { queryClient } from '../../platform/queryClient.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { maintenanceCounts, maintenanceDefaults, maintenances } from './maintenances.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(maintenances, search, maintenanceDefaults(isMakerUser(userStore.get())));
  void queryClient.prefetchQuery(maintenanceCounts);
  askDictionaries('bill_status', 'maint_level');
};
