import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { platformDefaults, platforms } from './platforms.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(platforms, search, platformDefaults);
