import {
  resultOf,
  type UsedPartsHandle,
  type UsedPartsHandleInput,
  type UsedPartsHandleItem,
  usedPartsHandlesChargeBack,
  usedPartsHandlesChargePreview,
  usedPartsHandlesDetail,
  usedPartsHandlesList,
  usedPartsHandlesReceive,
  usedPartsHandlesRemove,
  usedPartsHandlesSave,
  usedPartsHandlesStatusCounts,
  usedPartsHandlesTotals,
  type UsedPartsHandlesTotalsData,
  type UsedPartsTask,
  usedPartsTasksList,
} from '@harrow/api-client';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { queryOptions } from '@tanstack/react-query';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, detailOf, listOf, saveOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';

/** Table under which files of a document are kept. */
export const handleFiles = 'used_parts_handle';

/** The calls behind list and page. */
export const handles = resource<UsedPartsHandleItem, UsedPartsHandle, UsedPartsHandleInput>('usedPartsHandle', {
  list: listOf(usedPartsHandlesList),
  detail: detailOf(usedPartsHandlesDetail),
  save: saveOf(usedPartsHandlesSave),
});

/** The statuses in the order of the work. */
const handleStatuses = ['draft', 'submitted', 'shipped', 'no_pass', 'pass', 'closed'] as const;

const handleCounts = statusCounts(handles.key, usedPartsHandlesStatusCounts);
export const sumUpFreight: SumUp = (asked, signal) => resultOf(usedPartsHandlesTotals({ query: asked as UsedPartsHandlesTotalsData['query'], signal }));
export const receiveParcel = writeOf(usedPartsHandlesReceive);
/** Amount of a charge-back at present, by core. */
export const chargesOf = (id: string) =>
  queryOptions({
    queryKey: [...handles.key, 'charges', id],
    queryFn: ({ signal }) => resultOf(usedPartsHandlesChargePreview({ query: { id }, signal })),
    staleTime: 0,
  });
export const chargeBack = writeOf(usedPartsHandlesChargeBack);

const waiting = (status: string): ListState => ({ ...defaultListState, filters: { status } });
const [dealerDefaults, makerDefaults] = [waiting('draft,no_pass'), waiting('shipped,submitted')];

/** Initial filter: the documents that wait for the user's side. */
const handleListDefaults = (isMaker: boolean): ListState => (isMaker ? makerDefaults : dealerDefaults);

/** Cores by their ids, in the order asked. */
export async function coresById(ids: readonly string[], signal?: AbortSignal): Promise<UsedPartsTask[]> {
  if (ids.length === 0) return [];
  const { records } = await resultOf(usedPartsTasksList({ query: { id: ids.join(','), pageSize: 100 }, ...(signal && { signal }) }));
  return ids.flatMap((id) => records.find((core) => core.id === id) ?? []);
}

/** The cores that a new document begins with. */
export const coresToHandle = (ids: readonly string[]) =>
  queryOptions({ queryKey: ['usedPartsTask', 'toHandle', ...ids], queryFn: ({ signal }) => coresById(ids, signal), staleTime: 0 });

/** The core that a tag names, of which something may still be handled. @param code of the tag: its number, and behind it the part */
export async function coreOfTag(code: string): Promise<UsedPartsTask | undefined> {
  const [tagNo = ''] = code.trim().split(/\s+/);
  if (tagNo === '') return undefined;
  const { records } = await resultOf(usedPartsTasksList({ query: { keyword: tagNo, open: 'Y', pageSize: 20 } }));
  return records.find((core) => core.tagNo === tagNo);
}

/** Number of cores to be returned to the maker. */
export const toReturnCount = queryOptions({
  queryKey: [...handles.key, 'toReturnCount'],
  queryFn: async ({ signal }) => (await resultOf(usedPartsTasksList({ query: { coreStatus: 'to_return', pageSize: 1 }, signal }))).total,
});

/** Documents about returned and scrapped parts; first those that wait for the user's side. */
export const handleListing = {
  resource: handles,
  address: '/service/usedParts',
  statuses: { order: handleStatuses, counts: handleCounts },
  defaults: handleListDefaults,
  isPrintable: true,
  ...deletionOf(usedPartsHandlesRemove),
} satisfies DocumentListing<UsedPartsHandleItem>;
