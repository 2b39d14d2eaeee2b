import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { users } from './users.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below === '') askList(users, search);
  askDictionaries('user_status', 'user_type');
};
