import { queryClient } from '../../app/queryClient.ts';
import type { FirstCalls } from '../../shared/firstCalls.ts';
import { listCallAt } from '../../shared/listCall.ts';
import { messages } from '../../shared/messages.ts';

export const firstCalls: FirstCalls = ({ search }) => void queryClient.prefetchQuery(listCallAt(messages, search));
