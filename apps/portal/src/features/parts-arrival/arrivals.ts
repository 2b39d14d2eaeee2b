import {
  type PartsArrival,
  type PartsArrivalInput,
  type PartsArrivalItem,
  type PartsArrivalSaved,
  partsArrivalsDetail,
  partsArrivalsGenerate,
  partsArrivalsList,
  partsArrivalsOpenBoxes,
  partsArrivalsRemove,
  partsArrivalsStatusCounts,
  partsArrivalsWaiveDifferences,
  resultOf,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Seen } from '../../documents/actions/documentCalls.ts';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, detailOf, listOf, saveOf, writeHeaders, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';

/** Table under which files of a receipt are kept. */
export const arrivalFiles = 'parts_arrival';

const receive = saveOf<PartsArrivalInput & { hold?: '1' }, PartsArrivalSaved>(partsArrivalsGenerate);

/** The calls behind list and page. A save keeps the count; it is booked by `bookCount`. */
export const arrivals = resource<PartsArrivalItem, PartsArrival, PartsArrivalInput>('partsArrival', {
  list: listOf(partsArrivalsList),
  detail: detailOf(partsArrivalsDetail),
  save: (input, options) => receive({ ...input, hold: '1' }, options),
});

/** Books a count as it was saved. */
export const bookCount = ({ id, version }: Seen, createClaim: boolean, query: { dryRun?: '1' } = {}): Promise<PartsArrivalSaved> =>
  resultOf(partsArrivalsGenerate({ body: { id, version, createClaim: createClaim ? 'Y' : 'N' }, query, headers: writeHeaders() }));

export const waiveDifferences = writeOf(partsArrivalsWaiveDifferences);

/** Boxes and parts that are still to be received of a packing list. */
export const openBoxes = (packingNo: string) =>
  queryOptions({
    queryKey: [...arrivals.key, 'openBoxes', packingNo],
    queryFn: ({ signal }) => resultOf(partsArrivalsOpenBoxes({ query: { packingNo }, signal })),
    staleTime: 0,
    retry: false,
  });

/** The statuses in the order of the work. */
const arrivalStatuses = ['pending_acceptance', 'no_pass', 'pass', 'closed'] as const;

const waiting: ListState = { ...defaultListState, filters: { status: 'pending_acceptance,no_pass' } };

/** Receipts of boxes; first those that wait for the user's side. */
export const arrivalListing = {
  resource: arrivals,
  address: '/parts/arrival',
  begunBy: 'partsArrival:generate',
  statuses: { dict: 'parts_arrival_status', order: arrivalStatuses, counts: statusCounts(arrivals.key, partsArrivalsStatusCounts) },
  defaults: (isMaker) => (isMaker ? defaultListState : waiting),
  isPrintable: true,
  ...deletionOf(partsArrivalsRemove),
} satisfies DocumentListing<PartsArrivalItem>;
