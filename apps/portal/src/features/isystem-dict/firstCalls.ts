import { queryClient } from '../../app/queryClient.ts';
import type { FirstCalls } from '../../shared/firstCalls.ts';
import { listCallAt } from '../../shared/listCall.ts';
import { dictionaries, dictionaryOrder } from './dictionaries.ts';

export const firstCalls: FirstCalls = ({ search }) => void queryClient.prefetchQuery(listCallAt(dictionaries, search, dictionaryOrder));
