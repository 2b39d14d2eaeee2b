import { queryClient } from '../../platform/queryClient.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { latestMessages } from '../../shared/messages.ts';
import { notices } from '../../shared/notices/notices.ts';
import { latestNotices } from './noticeList.ts';
import { waitingTodos } from './waitingTodos.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below === '/list') return askList(notices, search);
  if (below !== '') return;
  void queryClient.prefetchQuery(waitingTodos);
  void queryClient.prefetchQuery(latestNotices);
  void queryClient.prefetchQuery(latestMessages);
  askDictionaries('doc_type');
};
