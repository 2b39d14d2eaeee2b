import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { reportOrder, reports } from './reports.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(reports, search, reportOrder);
