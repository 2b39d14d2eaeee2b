import { type Notice, type NoticeItem, publicNoticesDetail, publicNoticesList, publicNoticesRead, resultOf, todosSummary } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../app/queryClient.ts';
import { resource } from '../../shared/resource.ts';

/** What the maker announces to its dealers. */
export const notices = resource<NoticeItem, Notice>('publicnotice', {
  list: (query, signal) => resultOf(publicNoticesList({ query, signal })),
  detail: (id, signal) => resultOf(publicNoticesDetail({ query: { id }, signal })),
});

const pageSize = 10;

/** The first pages of them, in one piece. */
export const noticePages = (pages: number) => notices.list({ pageNo: 1, pageSize: pageSize * pages });

/** How many documents wait for the user. The inbox asks the same, by the same key. */
export const waitingTodos = queryOptions({ queryKey: ['todo', 'summary'], queryFn: ({ signal }) => resultOf(todosSummary({ signal })) });

/** Tells the server that the user has read a notice. */
export async function confirmRead(id: string): Promise<void> {
  await resultOf(publicNoticesRead({ body: { id } }));
  await queryClient.invalidateQueries({ queryKey: notices.key });
}
