import { queryClient } from '../../platform/queryClient.ts';
import type { FirstCalls } from '../../shared/calls/firstCalls.ts';
import { jobs } from './jobs.ts';

export const firstCalls: FirstCalls = () => void queryClient.prefetchQuery(jobs.list);
