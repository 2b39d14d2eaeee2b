import { queryClient } from '../../platform/queryClient.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { handleCounts, handleListDefaults, handles } from './handles.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(handles, search, handleListDefaults(isMakerUser(userStore.get())));
  void queryClient.prefetchQuery(handleCounts);
  askDictionaries('bill_status');
};
