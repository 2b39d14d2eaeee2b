import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { notices } from '../../shared/notices/notices.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below === '') askList(notices, search);
};
