import {
  type NoticeInput,
  type NoticeMaster,
  type NoticeRecord,
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
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { queryClient } from '../../platform/queryClient.ts';
import { notices } from '../../shared/notices/notices.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { type Seen, seen } from '../../documents/actions/documentCalls.ts';
import { addOrEditOf, detailOf, listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** Notices as their authors keep them. */
export const noticeMasters = resource<NoticeMaster, NoticeRecord, NoticeInput, SavedMaster>('noticeMaster', {
  list: listOf(noticeMastersList),
  detail: detailOf(noticeMastersQueryById),
  save: addOrEditOf(noticeMastersAdd, noticeMastersEdit),
});

const noticeCounts = statusCounts(noticeMasters.key, noticeMastersStatusCounts);

/** Refetches notices for readers and authors. */
export const refreshNotices = () =>
  Promise.all([queryClient.invalidateQueries({ queryKey: noticeMasters.key }), queryClient.invalidateQueries({ queryKey: notices.key })]);

export const publishNotice = (notice: Seen) => resultOf(noticeMastersPublish({ body: seen(notice) }));
export const withdrawNotice = (notice: Seen) => resultOf(noticeMastersWithdraw({ body: seen(notice) }));
const removeNotices = (ids: string[]) => resultOf(noticeMastersRemove({ query: { ids: ids.join(',') } }));

/** Notices as their authors keep them, in any status. */
export const noticeListing = {
  resource: noticeMasters,
  address: '/workbench/notice/manage',
  statuses: { order: ['draft', 'pass', 'closed'], counts: noticeCounts },
  module: 'publicnotice',
  exportPath: null,
  remove: removeNotices,
} satisfies DocumentListing<NoticeMaster>;
