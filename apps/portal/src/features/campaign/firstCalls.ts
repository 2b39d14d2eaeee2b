import { queryClient } from '../../platform/queryClient.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { campaignCounts, campaigns } from './campaigns.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(campaigns, search);
  void queryClient.prefetchQuery(campaignCounts);
  askDictionaries('campaign_status');
};
