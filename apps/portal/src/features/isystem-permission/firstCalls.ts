import { queryClient } from '../../platform/queryClient.ts';
import type { FirstCalls } from '../../shared/calls/firstCalls.ts';
import { menuEntries } from './menuEntries.ts';

export const firstCalls: FirstCalls = () => void queryClient.prefetchQuery(menuEntries);
