import { queryClient } from '../../platform/queryClient.ts';
import type { FirstCalls } from '../../shared/calls/firstCalls.ts';
import { orderTypes } from './orderTypes.ts';

export const firstCalls: FirstCalls = () => void queryClient.prefetchQuery(orderTypes);
