import { askList, type FirstCalls } from '../../shared/firstCalls.ts';
import { dictionaries, dictionaryOrder } from './dictionaries.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(dictionaries, search, dictionaryOrder);
