import {
  type OpenOrderLine,
  type PackingList,
  type PackingListInput,
  type PackingListItem,
  packingListsChangeEta,
  packingListsDetail,
  packingListsGenerate,
  type PackingListsGenerateData,
  packingListsList,
  packingListsMarkArrived,
  packingListsOpenLines,
  packingListsRecall,
  packingListsRemove,
  packingListsSave,
  packingListsShip,
  type PackingListsShipData,
  packingListsStatusCounts,
  packingListsTotals,
  type PackingListsTotalsData,
  resultOf,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { batchOf, deletionOf, detailOf, listOf, saveOf, writeHeaders } from '../../shared/calls/callsOf.ts';
import type { Trial } from '../../shared/calls/previewed.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';

/** Table under which files of a packing list are kept. */
export const packingFiles = 'packing_list';

/** The calls behind list and page. */
export const packingLists = resource<PackingListItem, PackingList, PackingListInput>('packingList', {
  list: listOf(packingListsList),
  detail: detailOf(packingListsDetail),
  save: saveOf(packingListsSave),
});

/** The statuses in the order of the work. */
const packingStatuses = ['draft', 'shipped', 'pending_acceptance', 'closed'] as const;

const packingCounts = statusCounts(packingLists.key, packingListsStatusCounts);

/** Packing lists that are on their way past their expected day. */
export const lateCount = async (signal: AbortSignal): Promise<number> =>
  (await resultOf(packingListsList({ query: { late: 'Y', pageSize: 1 }, signal }))).total;

export const sumUpPackings: SumUp = (asked, signal) => resultOf(packingListsTotals({ query: asked as PackingListsTotalsData['query'], signal }));

/** How the goods travel. */
export type Transport = Omit<PackingListsShipData['body'], 'ids' | 'version'>;

/** The goods leave. @param version that the user has seen, of a single one */
export const shipPackings = (body: { ids: string[]; version?: number } & Transport, trial: Trial = {}) =>
  resultOf(packingListsShip({ body, query: trial, headers: writeHeaders() }));
export const recallPackings = batchOf(packingListsRecall);
export const changeEta = batchOf(packingListsChangeEta);
export const markArrived = batchOf(packingListsMarkArrived);

/** Begins packing lists from orders. A dry run only says which. */
export const generatePackings = (body: PackingListsGenerateData['body'], trial: Trial = {}) =>
  resultOf(packingListsGenerate({ body, query: trial, headers: writeHeaders() }));

/** Order lines that may be packed now. @param asked the draft that they would join; words to look for */
export const openLines = (asked: { id?: string; keyword?: string }) =>
  queryOptions({
    queryKey: [...packingLists.key, 'openLines', asked],
    queryFn: ({ signal }): Promise<OpenOrderLine[]> => resultOf(packingListsOpenLines({ query: asked, signal })),
    staleTime: 0,
  });

const onTheWay: ListState = { ...defaultListState, filters: { status: 'shipped,pending_acceptance' } };

/** Packing lists; dealers begin with those that are on their way to them. */
export const packingListing = {
  resource: packingLists,
  address: '/parts/packingList',
  begunBy: 'packingList:generate',
  statuses: { order: packingStatuses, ofMaker: ['draft'], counts: packingCounts },
  defaults: (isMaker: boolean) => (isMaker ? defaultListState : onTheWay),
  isPrintable: true,
  ...deletionOf(packingListsRemove),
} satisfies DocumentListing<PackingListItem>;

/** Boxes of it are still to be received. */
export const isToReceive = ({ status, boxesReceived, boxCount }: Pick<PackingListItem, 'status' | 'boxesReceived' | 'boxCount'>): boolean =>
  (status === 'shipped' || status === 'pending_acceptance') && boxesReceived < boxCount;

/** Where its boxes are counted. */
export const countAddress = ({ packingNo }: Pick<PackingListItem, 'packingNo'>): string => `/parts/arrival/add?${new URLSearchParams({ packingNo })}`;
