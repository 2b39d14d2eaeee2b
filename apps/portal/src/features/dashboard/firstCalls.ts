import { queryClient } from '../../platform/queryClient.ts';
import type { FirstCalls } from '../../shared/calls/firstCalls.ts';
import { cardOrder } from './cardOrder.ts';
import { askedIn } from './address.ts';
import { dashboards } from './dashboards.ts';

export const firstCalls: FirstCalls = ({ search }) => {
  const { hidden } = cardOrder.kept();
  for (const call of dashboards(askedIn(search), hidden)) void queryClient.prefetchQuery(call);
};
