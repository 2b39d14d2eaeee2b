import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { visits } from './visits.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(visits, search);
