import {
  type MarketActive,
  type MarketActiveInput,
  type MarketActiveItem,
  marketActivesCancel,
  marketActivesDetail,
  marketActivesList,
  marketActivesMonth,
  type MarketActivesMonthData,
  marketActivesRemove,
  marketActivesSave,
  marketActivesStatusCounts,
  marketActivesTotals,
  type MarketActivesTotalsData,
  resultOf,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, detailOf, listOf, saveOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';
import { todayIn } from '../../shared/todayIn.ts';

/** The calls behind list and page. */
export const activities = resource<MarketActiveItem, MarketActive, MarketActiveInput>('marketActive', {
  list: listOf(marketActivesList),
  detail: detailOf(marketActivesDetail),
  save: saveOf(marketActivesSave),
});

/** The statuses in the order of the work. */
const activityStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'audit_succeeded', 'closed'] as const;

/** Initial filter: the activities of this year. */
function activityDefaults(): ListState {
  const year = todayIn().slice(0, 4);
  return { ...defaultListState, filters: { startDate_begin: `${year}-01-01`, startDate_end: `${year}-12-31` } };
}

const activityCounts = statusCounts(activities.key, marketActivesStatusCounts);

/** Support applied for per currency over all activities that the list finds, with what is approved of it. @param shareText name of that share */
export const sumUpSupport =
  (shareText: string): SumUp =>
  async (asked, signal) => {
    const { capped, sums } = await resultOf(marketActivesTotals({ query: asked as MarketActivesTotalsData['query'], signal }));
    return {
      capped,
      shareText,
      sums: sums.map(({ currency, supportAmount, approvedAmount }) => ({ currency, totalAmount: supportAmount, share: approvedAmount })),
    };
  };

export const countLate = async (signal: AbortSignal): Promise<number> =>
  (await resultOf(marketActivesList({ query: { reportLate: 'Y', pageSize: 1 }, signal }))).total;

/** Activities that touch a month. @param month `YYYY-MM` @param filters those of the list */
export const activitiesOfMonth = (month: string, filters: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: [...activities.key, 'month', month, filters],
    queryFn: ({ signal }) => resultOf(marketActivesMonth({ query: { ...filters, month } as MarketActivesMonthData['query'], signal })),
  });

export const cancelActivities = writeOf(marketActivesCancel);

/** Table under which the files of an activity are kept. */
export const activityFiles = 'market_active';

/** Market activities of dealers, those of this year first. */
export const activityListing = {
  resource: activities,
  address: '/market/active',
  statuses: { order: activityStatuses, counts: activityCounts },
  defaults: activityDefaults,
  isPrintable: true,
  ...deletionOf(marketActivesRemove),
} satisfies DocumentListing<MarketActiveItem>;
