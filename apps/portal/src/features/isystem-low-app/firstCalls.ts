import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { lowApps } from './lowApps.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(lowApps, search);
