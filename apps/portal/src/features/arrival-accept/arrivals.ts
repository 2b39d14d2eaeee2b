import {
  type ArrivalAcceptInput,
  arrivalAcceptsAuditPreview,
  arrivalAcceptsBatchAccept,
  type ArrivalAcceptsBatchAcceptData,
  arrivalAcceptsDetail,
  arrivalAcceptsHandled,
  type ArrivalAcceptsHandledData,
  arrivalAcceptsList,
  type ArrivalAcceptsListData,
  arrivalAcceptsOverdueCount,
  arrivalAcceptsRefreshItems,
  arrivalAcceptsSave,
  arrivalAcceptsStatusCounts,
  arrivalAcceptsTotals,
  type ArrivalAcceptsTotalsData,
  type ArrivalAcceptPreview,
  resultOf,
} from '@harrow/api-client';
import { type Seen, writeHeaders } from '../../documents/actions/documentCalls.ts';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { defaultListState, type ListState } from '../../shared/list/listAddress.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of acceptances. */
export const arrivals = resource('arrivalAccept', {
  // Filters come from the address as plain texts; the server judges them.
  list: (query, signal) => resultOf(arrivalAcceptsList({ query: query as ArrivalAcceptsListData['query'], signal })),
  detail: (id, signal) => resultOf(arrivalAcceptsDetail({ query: { id }, signal })),
  save: (body: ArrivalAcceptInput, { idempotencyKey }) => resultOf(arrivalAcceptsSave({ body, headers: { 'X-Idempotency-Key': idempotencyKey } })),
});

/** The statuses in the order of the work. */
export const arrivalStatuses = ['pending_acceptance', 'draft', 'submitted', 'pass', 'no_pass', 'audit_succeeded', 'closed'] as const;

/** What waits for each side is shown first. */
const waiting = (status: string): ListState => ({ ...defaultListState, filters: { status } });
const dealerDefaults = waiting('pending_acceptance,draft,no_pass,pass');
const makerDefaults = waiting('submitted,pass');
export const arrivalListDefaults = (isMaker: boolean): ListState => (isMaker ? makerDefaults : dealerDefaults);

export const arrivalCounts = statusCounts(arrivals.key, (signal) => resultOf(arrivalAcceptsStatusCounts({ signal })));
/** Allowances per currency over all sheets that the list finds. */
export const sumUpAllowances: SumUp = (asked, signal) => resultOf(arrivalAcceptsTotals({ query: asked as ArrivalAcceptsTotalsData['query'], signal }));
export const countOverdue = async (signal: AbortSignal): Promise<number> => (await resultOf(arrivalAcceptsOverdueCount({ signal }))).count;

/** Tables under which the files of a sheet and of its items are kept. */
export const sheetFiles = 'arrival_accept';
export const itemFiles = 'arrival_accept_item';

export const refreshItems = ({ id, version }: Seen): Promise<unknown> =>
  resultOf(arrivalAcceptsRefreshItems({ body: { id, version }, headers: writeHeaders() }));

export type HandledItem = ArrivalAcceptsHandledData['body']['items'][number];
export const markHandled = ({ id, version }: Seen, items: HandledItem[]): Promise<unknown> =>
  resultOf(arrivalAcceptsHandled({ body: { id, version, items }, headers: writeHeaders() }));

export type BatchAcceptance = Omit<ArrivalAcceptsBatchAcceptData['body'], 'ids'>;
export const acceptTogether = (ids: string[], batch: BatchAcceptance, query: { confirm?: '1' | undefined; dryRun?: '1' } = {}) =>
  resultOf(arrivalAcceptsBatchAccept({ body: { ids, ...batch }, query, headers: writeHeaders() }));

export const previewAudit = (ids: string[]): Promise<ArrivalAcceptPreview[]> => resultOf(arrivalAcceptsAuditPreview({ query: { ids: ids.join(',') } }));
