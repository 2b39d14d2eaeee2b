import { queryClient } from '../../platform/queryClient.ts';
import type { FirstCalls } from '../../shared/calls/firstCalls.ts';
import { dashboard, periods } from './dashboards.ts';

export const firstCalls: FirstCalls = () => void queryClient.prefetchQuery(dashboard(periods[0]));
