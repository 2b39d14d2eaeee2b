import {
  type NoticeInput,
  type NoticeMaster,
  type NoticeMastersListData,
  type NoticeRecord,
  newIdempotencyKey,
  noticeMastersAdd,
  noticeMastersEdit,
  noticeMastersList,
  noticeMastersPublish,
  noticeMastersQueryById,
  noticeMastersRemove,
  noticeMastersStatusCounts,
  noticeMastersWithdraw,
  resultOf,
  type SavedMaster,
} from '@harrow/api-client';
import { queryClient } from '../../platform/queryClient.ts';
import { notices } from '../../shared/notices/notices.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { resource } from '../../shared/calls/resource.ts';

/** Notices as their authors keep them. */
export const noticeMasters = resource<NoticeMaster, NoticeRecord>('noticeMaster', {
  list: (query, signal) => resultOf(noticeMastersList({ query: query as NoticeMastersListData['query'], signal })),
  detail: (id, signal) => resultOf(noticeMastersQueryById({ query: { id }, signal })),
});

export const noticeCounts = statusCounts(noticeMasters.key, (signal) => resultOf(noticeMastersStatusCounts({ signal })));

type Known = Pick<NoticeRecord, 'id' | 'version'>;
const known = ({ id, version }: Known): Known => ({ id, version });

/** What readers and authors see is asked anew. */
export const refreshNotices = () =>
  Promise.all([queryClient.invalidateQueries({ queryKey: noticeMasters.key }), queryClient.invalidateQueries({ queryKey: notices.key })]);

/** Saves a new notice, or a changed one. */
export function saveNotice(notice: Known | undefined, input: NoticeInput, notifyAgain: boolean): Promise<SavedMaster> {
  const headers = { 'X-Idempotency-Key': newIdempotencyKey() };
  return notice
    ? resultOf(noticeMastersEdit({ body: { ...input, ...known(notice), notifyAgain }, headers }))
    : resultOf(noticeMastersAdd({ body: input, headers }));
}
export const publishNotice = (notice: Known) => resultOf(noticeMastersPublish({ body: known(notice) }));
export const withdrawNotice = (notice: Known) => resultOf(noticeMastersWithdraw({ body: known(notice) }));
export const removeNotices = (ids: string[]) => resultOf(noticeMastersRemove({ query: { ids: ids.join(',') } }));
