import {
  type NewsInput,
  type NewsMaster,
  newsMastersAdd,
  newsMastersEdit,
  newsMastersList,
  newsMastersPublish,
  newsMastersQueryById,
  newsMastersRemove,
  newsMastersStatusCounts,
  newsMastersWithdraw,
  type NewsRecord,
  resultOf,
  type SavedMaster,
} from '@harrow/api-client';
import { type Seen, seen } from '../../documents/actions/documentCalls.ts';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { queryClient } from '../../platform/queryClient.ts';
import { addOrEditOf, detailOf, listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { news, newsAddress } from './news.ts';

/** Stories as their authors keep them. */
const newsMasters = resource<NewsMaster, NewsRecord, NewsInput, SavedMaster>('newsMaster', {
  list: listOf(newsMastersList),
  detail: detailOf(newsMastersQueryById),
  save: addOrEditOf(newsMastersAdd, newsMastersEdit),
});

/** Refetches stories for readers and authors. */
export const refreshNews = () =>
  Promise.all([queryClient.invalidateQueries({ queryKey: newsMasters.key }), queryClient.invalidateQueries({ queryKey: news.key })]);

export const publishNews = (story: Seen) => resultOf(newsMastersPublish({ body: seen(story) }));
export const withdrawNews = (story: Seen) => resultOf(newsMastersWithdraw({ body: seen(story) }));
const removeNews = (ids: string[]) => resultOf(newsMastersRemove({ query: { ids: ids.join(',') } }));

/** Stories as their authors keep them, in any status. */
export const newsListing = {
  resource: newsMasters,
  address: `${newsAddress}/manage`,
  statuses: { order: ['draft', 'pass', 'closed'], counts: statusCounts(newsMasters.key, newsMastersStatusCounts) },
  module: 'news',
  exportPath: '/mfr/news/exportXls',
  remove: removeNews,
} satisfies DocumentListing<NewsMaster>;
