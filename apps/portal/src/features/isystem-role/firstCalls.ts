import { queryClient } from '../../app/queryClient.ts';
import type { FirstCalls } from '../../shared/firstCalls.ts';
import { listCallAt } from '../../shared/listCall.ts';
import { roleOrder, roles } from './roles.ts';

export const firstCalls: FirstCalls = ({ search }) => void queryClient.prefetchQuery(listCallAt(roles, search, roleOrder));
