import {
  type BatchResult,
  generalOrderType,
  type PartsOrder,
  type PartsOrderInput,
  type PartsOrderItem,
  partsOrdersCancel,
  partsOrdersCancelOpen,
  partsOrdersClaimParts,
  partsOrdersConfirm,
  partsOrdersConfirmBackorder,
  type PartsOrdersConfirmData,
  partsOrdersConfirmPreview,
  partsOrdersDeclineCancel,
  partsOrdersDetail,
  partsOrdersList,
  partsOrdersPay,
  partsOrdersProposal,
  partsOrdersReleaseCredit,
  partsOrdersRemove,
  partsOrdersRequestCancel,
  partsOrdersReschedule,
  partsOrdersSave,
  partsOrdersStageCounts,
  partsOrdersStatusCounts,
  partsOrdersTotals,
  type PartsOrdersTotalsData,
  resultOf,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { batchOf, deletionOf, detailOf, listOf, saveOf, writeHeaders, writeOf } from '../../shared/calls/callsOf.ts';
import type { Trial } from '../../shared/calls/previewed.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';

/** The calls behind list and page. */
export const partsOrders = resource<PartsOrderItem, PartsOrder, PartsOrderInput>('partsOrder', {
  list: listOf(partsOrdersList),
  detail: detailOf(partsOrdersDetail),
  save: saveOf(partsOrdersSave),
});

/** Table under which the files of an order are kept. */
export const partsOrderFiles = 'parts_order';

/** What orders wait for, in the order of the work. */
export const orderStages = ['draft', 'toConfirm', 'waitsForPayment', 'toPack', 'backorder', 'inTransit', 'closed'] as const;

const stageCounts = statusCounts([...partsOrders.key, 'stages'], partsOrdersStageCounts);
const orderCounts = statusCounts(partsOrders.key, partsOrdersStatusCounts);

/** Initial filter: all orders that are not over. */
const openOrders: ListState = { ...defaultListState, filters: { status: 'draft,submitted,no_pass,pass,paid,shipped' } };

/** Sums per currency over the orders that the list finds, with what was charged of them. @param shareText name of that share */
export const sumUpOrders =
  (shareText: string): SumUp =>
  async (asked, signal) => {
    const { capped, sums } = await resultOf(partsOrdersTotals({ query: asked as PartsOrdersTotalsData['query'], signal }));
    return { capped, shareText, sums: sums.map(({ currency, totalAmount, chargedAmount }) => ({ currency, totalAmount, share: chargedAmount })) };
  };

/** Confirms orders: one line by line, or several as far as stock allows. */
export const confirmOrders = (body: PartsOrdersConfirmData['body'], trial: Trial = {}): Promise<BatchResult> =>
  resultOf(partsOrdersConfirm({ body, query: trial, headers: writeHeaders() }));
export const confirmBackorder = (body: Parameters<typeof partsOrdersConfirmBackorder>[0]['body'], confirm?: '1') =>
  resultOf(partsOrdersConfirmBackorder({ body, query: { ...(confirm && { confirm }) }, headers: writeHeaders() }));
export const rescheduleOrder = writeOf(partsOrdersReschedule);
export const cancelOpen = writeOf(partsOrdersCancelOpen);
export const cancelOrders = batchOf(partsOrdersCancel);
export const payOrders = batchOf(partsOrdersPay);
export const releaseOrders = batchOf(partsOrdersReleaseCredit);
export const requestCancel = batchOf(partsOrdersRequestCancel);
export const declineCancel = batchOf(partsOrdersDeclineCancel);

/** What a confirmation as far as stock allows would do with the lines of orders. */
export const confirmPreview = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...partsOrders.key, 'confirmPreview', ...ids],
    queryFn: ({ signal }) => resultOf(partsOrdersConfirmPreview({ query: { ids: ids.join(',') }, signal })),
    staleTime: 0,
  });

/** What a new order begins with. */
export const orderProposal = queryOptions({
  queryKey: [...partsOrders.key, 'proposal'],
  queryFn: async ({ signal }) => resultOf(partsOrdersProposal({ signal })),
  staleTime: 0,
});

/** The order types with their terms; dealers get those that they may choose. */
export const orderTypes = queryOptions({
  queryKey: ['orderType', 'options', 'parts'],
  queryFn: ({ signal }) => resultOf(generalOrderType({ query: { bizType: 'parts' }, signal })),
  staleTime: 5 * 60_000,
});

/** Parts of a claim that may be ordered for it. */
export const claimParts = async (claimNo: string) => resultOf(partsOrdersClaimParts({ query: { claimNo } }));

/** Orders of parts; first those that are not over. */
export const partsOrderListing = {
  resource: partsOrders,
  address: '/parts/order',
  statuses: { filter: 'stage', order: orderStages, counts: stageCounts, total: orderCounts, clears: ['status'] },
  defaults: () => openOrders,
  isPrintable: true,
  ...deletionOf(partsOrdersRemove),
} satisfies DocumentListing<PartsOrderItem>;
