import { askList, type FirstCalls } from '../../shared/firstCalls.ts';
import { visits } from './visits.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(visits, search);
