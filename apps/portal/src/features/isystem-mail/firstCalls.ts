import { queryClient } from '../../platform/queryClient.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { mails, mailState } from './mails.ts';

export const firstCalls: FirstCalls = ({ search }) => {
  askList(mails, search);
  askDictionaries('mail_status');
  void queryClient.prefetchQuery(mailState);
};
