import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { roles } from './roles.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(roles, search);
