import { queryClient } from '../../platform/queryClient.ts';
import type { FirstCalls } from '../../shared/calls/firstCalls.ts';
import { keptProducts } from './products.ts';

export const firstCalls: FirstCalls = () => void queryClient.prefetchQuery(keptProducts);
