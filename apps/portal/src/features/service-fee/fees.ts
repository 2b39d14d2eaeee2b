import {
  resultOf,
  type ServiceFee,
  type ServiceFeeInput,
  type ServiceFeeItem,
  serviceFeesCancel,
  serviceFeesDetail,
  serviceFeesList,
  serviceFeesPaper,
  type ServiceFeesPaperData,
  serviceFeesRemove,
  serviceFeesSave,
  serviceFeesStatistic,
  type ServiceFeesStatisticData,
  serviceFeesStatusCounts,
  serviceFeesTotals,
  type ServiceFeesTotalsData,
} from '@harrow/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { batchOf, deletionOf, detailOf, listOf, saveOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState } from '../../shared/list/address/listAddress.ts';

/** Table under which files of a fee are kept. */
export const feeFiles = 'service_fee';

/** The calls behind list and page. */
export const serviceFees = resource<ServiceFeeItem, ServiceFee, ServiceFeeInput>('serviceFee', {
  list: listOf(serviceFeesList),
  detail: detailOf(serviceFeesDetail),
  save: saveOf(serviceFeesSave),
});

const settlements = ['unsettled', 'settling', 'settled'] as const;

/** Fees that wait while others go on statements. */
export const heldCount = async (signal: AbortSignal): Promise<number> => (await resultOf(serviceFeesList({ query: { held: 'Y', pageSize: 1 }, signal }))).total;

export const sumUpFees: SumUp = async (asked, signal) => {
  const { sums, capped } = await resultOf(serviceFeesTotals({ query: asked as ServiceFeesTotalsData['query'], signal }));
  return { capped, sums: sums.map(({ amount, ...sum }) => ({ ...sum, totalAmount: amount })) };
};

export const cancelFees = batchOf(serviceFeesCancel);

/** Begins with what is not settled, the newest first. */
export const feeListing = {
  resource: serviceFees,
  address: '/finance/serviceFee',
  statuses: { filter: 'settlementStatus', dict: 'settlement_status', order: settlements, counts: statusCounts(serviceFees.key, serviceFeesStatusCounts) },
  defaults: () => ({ ...defaultListState, sort: { column: 'feeDate', order: 'desc' as const }, filters: { settlementStatus: 'unsettled' } }),
  ...deletionOf(serviceFeesRemove),
} satisfies DocumentListing<ServiceFeeItem>;

export const statisticAddress = `${feeListing.address}/statistic`;

/** A minute old is good enough for figures of months. */
const freshMs = 60_000;

export type StatisticQuery = NonNullable<ServiceFeesStatisticData['query']>;

export const feeStatistic = (query: StatisticQuery) =>
  queryOptions({
    queryKey: [...serviceFees.key, 'statistic', query],
    queryFn: ({ signal }) => resultOf(serviceFeesStatistic({ query, signal })),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  });

/** The fees of a paper, those of one document together. */
export const feesOnPaper = (query: NonNullable<ServiceFeesPaperData['query']>) =>
  queryOptions({ queryKey: [...serviceFees.key, 'paper', query], queryFn: ({ signal }) => resultOf(serviceFeesPaper({ query, signal })) });
