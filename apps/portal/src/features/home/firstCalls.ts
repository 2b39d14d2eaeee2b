import { queryClient } from '../../platform/queryClient.ts';
import type { FirstCalls } from '../../shared/calls/firstCalls.ts';
import { today } from './today.ts';

export const firstCalls: FirstCalls = () => void queryClient.prefetchQuery(today);
