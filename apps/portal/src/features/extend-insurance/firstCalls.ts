import { queryClient } from '../../platform/queryClient.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { extensionCounts, extensionDefaults, extensions } from './extensions.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(extensions, search, extensionDefaults(isMakerUser(userStore.get())));
  void queryClient.prefetchQuery(extensionCounts);
  askDictionaries('bill_status', 'coverage_type', 'pay_status');
};
