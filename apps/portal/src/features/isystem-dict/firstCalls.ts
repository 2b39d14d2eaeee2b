import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { dictionaries } from './dictionaries.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(dictionaries, search);
