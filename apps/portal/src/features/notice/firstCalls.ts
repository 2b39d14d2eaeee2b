import { queryClient } from '../../app/queryClient.ts';
import { askDictionaries, type FirstCalls } from '../../shared/firstCalls.ts';
import { listCallAt } from '../../shared/listCall.ts';
import { latestMessages } from '../../shared/messages.ts';
import { notices } from '../../shared/notices/notices.ts';
import { latestNotices } from './noticeList.ts';
import { waitingTodos } from './waitingTodos.ts';

export const firstCalls: FirstCalls = ({ below, search }) => {
  if (below === '/list') return void queryClient.prefetchQuery(listCallAt(notices, search));
  if (below !== '') return;
  void queryClient.prefetchQuery(waitingTodos);
  void queryClient.prefetchQuery(latestNotices);
  void queryClient.prefetchQuery(latestMessages);
  askDictionaries('doc_type');
};
