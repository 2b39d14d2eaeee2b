import { queryClient } from '../../app/queryClient.ts';
import { askDictionaries, type FirstCalls } from '../../shared/firstCalls.ts';
import { listCallAt } from '../../shared/listCall.ts';
import { users } from './users.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below === '') void queryClient.prefetchQuery(listCallAt(users, search));
  askDictionaries('user_status', 'user_type');
};
