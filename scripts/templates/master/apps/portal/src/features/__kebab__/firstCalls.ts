import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { __name__Defaults, __name__s } from './__name__s.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(__name__s, search, __name__Defaults);
