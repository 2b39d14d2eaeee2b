import { type Notice, type NoticeItem, publicNoticesDetail, publicNoticesList, publicNoticesRead, resultOf } from '@harrow/api-client';
import { queryClient } from '../../app/queryClient.ts';
import { resource } from '../../shared/resource.ts';

/** What the maker announces to its dealers. */
export const notices = resource<NoticeItem, Notice>('publicnotice', {
  list: (query, signal) => resultOf(publicNoticesList({ query, signal })),
  detail: (id, signal) => resultOf(publicNoticesDetail({ query: { id }, signal })),
});

/** Tells the server that the user has read a notice. */
export async function confirmRead(id: string): Promise<void> {
  await resultOf(publicNoticesRead({ body: { id } }));
  await queryClient.invalidateQueries({ queryKey: notices.key });
}
