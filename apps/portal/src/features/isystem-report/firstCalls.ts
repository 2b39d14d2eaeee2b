import { queryClient } from '../../app/queryClient.ts';
import type { FirstCalls } from '../../shared/firstCalls.ts';
import { listCallAt } from '../../shared/listCall.ts';
import { reportOrder, reports } from './reports.ts';

export const firstCalls: FirstCalls = ({ search }) => void queryClient.prefetchQuery(listCallAt(reports, search, reportOrder));
