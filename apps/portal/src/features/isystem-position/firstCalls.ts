import { queryClient } from '../../app/queryClient.ts';
import type { FirstCalls } from '../../shared/firstCalls.ts';
import { listCallAt } from '../../shared/listCall.ts';
import { positionOrder, positions } from './positions.ts';

export const firstCalls: FirstCalls = ({ search }) => void queryClient.prefetchQuery(listCallAt(positions, search, positionOrder));
