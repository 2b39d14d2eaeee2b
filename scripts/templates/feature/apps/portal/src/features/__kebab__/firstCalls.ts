import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { __name__s } from './__name__s.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below === '') askList(__name__s, search);
};
