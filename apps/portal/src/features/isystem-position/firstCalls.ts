import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { positions } from './positions.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(positions, search);
