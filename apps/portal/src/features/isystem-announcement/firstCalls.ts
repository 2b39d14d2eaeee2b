import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { announcements } from './announcements.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below !== '') return;
  askList(announcements, search);
  askDictionaries('announcement_level', 'send_status');
};
