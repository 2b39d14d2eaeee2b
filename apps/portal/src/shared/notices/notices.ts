import { type Notice, type NoticeItem, publicNoticesConfirm, publicNoticesDetail, publicNoticesList, publicNoticesRead, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../platform/queryClient.ts';
import { messages } from '../messages.ts';
import { detailOf, listOf } from '../calls/callsOf.ts';
import { resource } from '../calls/resource.ts';

/** The maker's notices to its dealers. */
export const notices = resource<NoticeItem, Notice>('publicnotice', { list: listOf(publicNoticesList), detail: detailOf(publicNoticesDetail) });

/** Polling interval for notices to confirm while a page stays open. */
const pollMs = 5 * 60_000;

/** Notices that the user has to confirm before working on, newest first. */
export const noticesToConfirm = queryOptions({
  queryKey: [...notices.key, 'toConfirm'],
  queryFn: ({ signal }) => resultOf(publicNoticesList({ query: { pageNo: 1, pageSize: 10, toConfirm: '1' }, signal })),
  refetchInterval: pollMs,
});

const refresh = () => Promise.all([notices, messages].map(({ key }) => queryClient.invalidateQueries({ queryKey: key })));

/** Tells the server that the user has opened a notice. */
export async function markNoticeRead(id: string): Promise<void> {
  await resultOf(publicNoticesRead({ body: { id } }));
  await refresh();
}

/** Tells the server that the user has read and understood a notice. */
export async function confirmNotice(id: string): Promise<void> {
  await resultOf(publicNoticesConfirm({ body: { id } }));
  await refresh();
}
