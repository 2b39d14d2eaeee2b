import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { productTeamDefaults, productTeams } from './productTeams.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(productTeams, search, productTeamDefaults);
