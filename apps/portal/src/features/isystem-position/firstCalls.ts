import { askList, type FirstCalls } from '../../shared/firstCalls.ts';
import { positionOrder, positions } from './positions.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(positions, search, positionOrder);
