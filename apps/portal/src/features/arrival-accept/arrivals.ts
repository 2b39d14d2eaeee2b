import {
  type ArrivalAccept,
  type ArrivalAcceptInput,
  type ArrivalAcceptItem,
  arrivalAcceptsAuditPreview,
  arrivalAcceptsBatchAccept,
  type ArrivalAcceptsBatchAcceptData,
  arrivalAcceptsDetail,
  arrivalAcceptsHandled,
  type ArrivalAcceptsHandledData,
  arrivalAcceptsList,
  arrivalAcceptsOverdueCount,
  arrivalAcceptsRefreshItems,
  arrivalAcceptsSave,
  arrivalAcceptsStatusCounts,
  arrivalAcceptsTotals,
  type ArrivalAcceptsTotalsData,
  type ArrivalAcceptPreview,
  resultOf,
  vehiclesDetail,
} from '@harrow/api-client';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { queryOptions } from '@tanstack/react-query';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';
import type { Trial } from '../../shared/calls/previewed.ts';
import { detailOf, listOf, saveOf, writeHeaders, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

const saveSheet = saveOf(arrivalAcceptsSave);

/** The calls of acceptances. */
export const arrivals = resource<ArrivalAcceptItem, ArrivalAccept, ArrivalAcceptInput>('arrivalAccept', {
  list: listOf(arrivalAcceptsList),
  detail: detailOf(arrivalAcceptsDetail),
  // It warns of nothing, and so takes no confirmation.
  save: (input, { confirm: _confirm, ...options }) => saveSheet(input, options),
});

/** The statuses in the order of the work. */
const arrivalStatuses = ['pending_acceptance', 'draft', 'submitted', 'pass', 'no_pass', 'audit_succeeded', 'closed'] as const;

/** Initial filter: the sheets that wait for the user's side. */
const waiting = (status: string): ListState => ({ ...defaultListState, filters: { status } });
const dealerDefaults: ListState = { ...waiting('pending_acceptance,draft,no_pass,pass'), sort: { column: 'daysLeft', order: 'asc' } };
const makerDefaults = waiting('submitted,pass');
const arrivalListDefaults = (isMaker: boolean): ListState => (isMaker ? makerDefaults : dealerDefaults);

const arrivalCounts = statusCounts(arrivals.key, arrivalAcceptsStatusCounts);
/** Allowances per currency over all sheets that the list finds. */
export const sumUpAllowances: SumUp = (asked, signal) => resultOf(arrivalAcceptsTotals({ query: asked as ArrivalAcceptsTotalsData['query'], signal }));
export const countOverdue = async (signal: AbortSignal): Promise<number> => (await resultOf(arrivalAcceptsOverdueCount({ signal }))).count;

/** The machine of a sheet, with the documents that may be started for it. */
export const machineOf = (id: string) => queryOptions({ queryKey: ['vehicle', 'detail', id], queryFn: ({ signal }) => detailOf(vehiclesDetail)(id, signal) });

/** Tables under which the files of a sheet and of its items are kept. */
export const sheetFiles = 'arrival_accept';
export const itemFiles = 'arrival_accept_item';

export const refreshItems = writeOf(arrivalAcceptsRefreshItems);

export type HandledItem = ArrivalAcceptsHandledData['body']['items'][number];
export const markHandled = writeOf(arrivalAcceptsHandled);

export type BatchAcceptance = Omit<ArrivalAcceptsBatchAcceptData['body'], 'ids'>;
export const acceptTogether = (ids: string[], batch: BatchAcceptance, query: Trial = {}) =>
  resultOf(arrivalAcceptsBatchAccept({ body: { ids, ...batch }, query, headers: writeHeaders() }));

export const previewAudit = (ids: string[]): Promise<ArrivalAcceptPreview[]> => resultOf(arrivalAcceptsAuditPreview({ query: { ids: ids.join(',') } }));

/** Sheets of machines that have arrived; first those that wait for the user's side. */
export const arrivalListing = {
  resource: arrivals,
  address: '/vehicle/arrivalAccept',
  statuses: { order: arrivalStatuses, counts: arrivalCounts },
  defaults: arrivalListDefaults,
  isPrintable: true,
} satisfies DocumentListing<ArrivalAcceptItem>;
