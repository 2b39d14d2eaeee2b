import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { bugCodes } from './catalogue.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(bugCodes, search);
  askDictionaries('severity');
};
