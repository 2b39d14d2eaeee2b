import { queryClient } from '../../platform/queryClient.ts';
import type { FirstCalls } from '../../shared/calls/firstCalls.ts';
import { categoryBranch } from './categories.ts';

export const firstCalls: FirstCalls = () => void queryClient.prefetchQuery(categoryBranch());
