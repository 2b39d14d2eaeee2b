import { queryClient } from '../../platform/queryClient.ts';
import { askDictionaries, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { departBranch } from './departs.ts';

/** The page opens the topmost departments by itself. */
async function askOpenBranches(): Promise<void> {
  const roots = await queryClient.fetchQuery(departBranch(undefined));
  for (const { key, isLeaf } of roots) if (!isLeaf) void queryClient.prefetchQuery(departBranch(key));
}

export const firstCalls: FirstCalls = () => {
  askOpenBranches().catch(() => undefined);
  askDictionaries('org_category');
};
