import { queryClient } from '../../platform/queryClient.ts';
import type { FirstCalls } from '../../shared/calls/firstCalls.ts';
import { parameters } from './parameters.ts';

export const firstCalls: FirstCalls = () => void queryClient.prefetchQuery(parameters);
