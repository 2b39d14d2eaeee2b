import { askList, type FirstCalls } from '../../shared/firstCalls.ts';
import { roles } from './roles.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(roles, search);
