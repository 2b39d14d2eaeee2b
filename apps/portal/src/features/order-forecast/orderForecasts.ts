import {
  type ForecastProduct,
  type OrderForecast,
  type OrderForecastInput,
  type OrderForecastItem,
  orderForecastsCopy,
  orderForecastsDetail,
  orderForecastsList,
  orderForecastsProductFourthList,
  orderForecastsRemove,
  orderForecastsSave,
  orderForecastsStatusCounts,
  orderForecastsTotals,
  type OrderForecastsTotalsData,
  orderForecastsWindow,
  resultOf,
  salesGoalsFinished,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, detailOf, listOf, saveOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';

/** The calls behind list and page. */
export const orderForecasts = resource<OrderForecastItem, OrderForecast, OrderForecastInput>('orderForecast', {
  list: listOf(orderForecastsList),
  detail: detailOf(orderForecastsDetail),
  save: saveOf(orderForecastsSave),
});

/** The statuses in the order of the work. */
const orderForecastStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'closed'] as const;

const orderForecastCounts = statusCounts(orderForecasts.key, orderForecastsStatusCounts);

/** Begins the forecast of the open month with the lines of an earlier one. */
export const copyForecast = (id: string) => writeOf(orderForecastsCopy)({ id });

/** The month that can be entered now. */
export const forecastWindow = queryOptions({
  queryKey: [...orderForecasts.key, 'window'],
  queryFn: ({ signal }) => resultOf(orderForecastsWindow({ signal })),
  staleTime: 0,
});

/** Models that the dealer may sell, by their codes. */
export const modelsNamed = (codes: readonly string[], signal: AbortSignal): Promise<ForecastProduct[]> =>
  resultOf(orderForecastsProductFourthList({ query: { codes: codes.join(',') }, signal }));

/** Models that the dealer may sell. */
export const modelsToChoose = (keyword: string, signal?: AbortSignal): Promise<ForecastProduct[]> =>
  resultOf(orderForecastsProductFourthList({ query: { ...(keyword !== '' && { keyword }) }, ...(signal && { signal }) }));

/** Goals of a dealer in a year by product team, and what became of them. */
export const goalsOf = (dealerCode: string, year: number) =>
  queryOptions({
    queryKey: ['salesGoal', 'finished', { year, dealerCode, groupBy: 'productTeam' }],
    queryFn: ({ signal }) => resultOf(salesGoalsFinished({ query: { year, dealerCode, groupBy: 'productTeam' }, signal })),
  });

/** Sums of all forecasts that the list finds. @param labels of all months, and of months 1 to 3 */
export const sumUpForecasts =
  (labels: { totalQty: string; next3Qty: string }): SumUp =>
  async (asked, signal) => {
    const { capped, count, totalQty, next3Qty } = await resultOf(orderForecastsTotals({ query: asked as OrderForecastsTotalsData['query'], signal }));
    const quantities = [
      { label: labels.totalQty, value: totalQty },
      { label: labels.next3Qty, value: next3Qty },
    ];
    return { capped, sums: [], quantities: count === 0 ? [] : quantities };
  };

/** Forecasts whose base month lies in this year or later come first. */
const newestFirst: ListState = { ...defaultListState, sort: { column: 'createTime', order: 'desc' } };

export const orderForecastListing = {
  resource: orderForecasts,
  address: '/sales/forecast',
  statuses: { order: orderForecastStatuses, counts: orderForecastCounts },
  defaults: () => newestFirst,
  isPrintable: true,
  ...deletionOf(orderForecastsRemove),
} satisfies DocumentListing<OrderForecastItem>;
