import { askList, type FirstCalls } from '../../shared/firstCalls.ts';
import { positions } from './positions.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(positions, search);
