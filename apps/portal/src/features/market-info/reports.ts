import {
  type MarketInfo,
  type MarketInfoInput,
  type MarketInfoItem,
  marketInfosBrands,
  marketInfosClose,
  marketInfosDetail,
  marketInfosList,
  marketInfosPriceTable,
  type MarketInfosPriceTableData,
  marketInfosRemove,
  marketInfosReply,
  marketInfosSave,
  marketInfosStatusCounts,
  resultOf,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { batchOf, deletionOf, detailOf, listOf, saveOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls behind list and page. */
export const reports = resource<MarketInfoItem, MarketInfo, MarketInfoInput>('marketInfo', {
  list: listOf(marketInfosList),
  detail: detailOf(marketInfosDetail),
  save: saveOf(marketInfosSave),
});

/** The statuses in the order of the work. */
const reportStatuses = ['draft', 'submitted', 'pass', 'closed'] as const;

const reportCounts = statusCounts(reports.key, marketInfosStatusCounts);

export const replyTo = writeOf(marketInfosReply);
export const finishReports = batchOf(marketInfosClose);

/** Models that reports name, for suggestions. */
export const knownModels = queryOptions({
  queryKey: [...reports.key, 'brands'],
  queryFn: ({ signal }) => resultOf(marketInfosBrands({ signal })),
});

/** Reported prices of a period. */
export const competitorPrices = (query: NonNullable<MarketInfosPriceTableData['query']>) =>
  queryOptions({
    queryKey: [...reports.key, 'prices', query],
    queryFn: ({ signal }) => resultOf(marketInfosPriceTable({ query, signal })),
  });

/** Table under which the files of a report are kept. */
export const reportFiles = 'market_info';

/** Reports of dealers on their markets. */
export const reportListing = {
  resource: reports,
  address: '/market/info',
  statuses: { order: reportStatuses, counts: reportCounts },
  isPrintable: true,
  ...deletionOf(marketInfosRemove),
} satisfies DocumentListing<MarketInfoItem>;
