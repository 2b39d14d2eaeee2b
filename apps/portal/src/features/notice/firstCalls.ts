import { queryClient } from '../../app/queryClient.ts';
import { askDictionaries, type FirstCalls } from '../../shared/firstCalls.ts';
import { latestMessages } from '../../shared/messages.ts';
import { noticePages, waitingTodos } from './notices.ts';

export const firstCalls: FirstCalls = () => {
  void queryClient.prefetchQuery(waitingTodos);
  void queryClient.prefetchQuery(noticePages(1));
  void queryClient.prefetchQuery(latestMessages);
  askDictionaries('doc_type');
};
