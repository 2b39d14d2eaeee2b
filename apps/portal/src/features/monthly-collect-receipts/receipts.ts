import {
  type MonthlyCollectReceipt,
  type MonthlyCollectReceiptItem,
  monthlyCollectReceiptsAnswerDispute,
  monthlyCollectReceiptsClose,
  monthlyCollectReceiptsDetail,
  monthlyCollectReceiptsExclude,
  monthlyCollectReceiptsFees,
  monthlyCollectReceiptsGenerate,
  monthlyCollectReceiptsInclude,
  monthlyCollectReceiptsIssue,
  monthlyCollectReceiptsLedger,
  monthlyCollectReceiptsList,
  monthlyCollectReceiptsOrders,
  monthlyCollectReceiptsRecompute,
  monthlyCollectReceiptsReissue,
  monthlyCollectReceiptsStatusCounts,
  monthlyCollectReceiptsTotals,
  type MonthlyCollectReceiptsTotalsData,
  resultOf,
  type StatementFee,
  type StatementLedgerLine,
  type StatementObjection,
  type StatementShipment,
} from '@harrow/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { batchOf, detailOf, listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { sortedBy } from '../../shared/list/address/listAddress.ts';

/** Table under which the files of a statement are kept. */
export const receiptFiles = 'monthly_collect_receipts';

export const receipts = resource<MonthlyCollectReceiptItem, MonthlyCollectReceipt>('monthlyCollectReceipts', {
  list: listOf(monthlyCollectReceiptsList),
  detail: detailOf(monthlyCollectReceiptsDetail),
});

/** The statuses in the order of the work. */
const receiptStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'closed'] as const;

const receiptCounts = statusCounts(receipts.key, monthlyCollectReceiptsStatusCounts);

/** What the statements settle. */
export const sumUpReceipts: SumUp = async (asked, signal) => {
  const { sums, capped } = await resultOf(monthlyCollectReceiptsTotals({ query: asked as MonthlyCollectReceiptsTotalsData['query'], signal }));
  return { capped, sums: sums.map(({ currency, settlementTotal }) => ({ currency, totalAmount: settlementTotal })) };
};

export const generateReceipts = batchOf(monthlyCollectReceiptsGenerate);
export const recomputeReceipts = batchOf(monthlyCollectReceiptsRecompute);
export const excludeFees = batchOf(monthlyCollectReceiptsExclude);
export const includeFees = batchOf(monthlyCollectReceiptsInclude);
export const issueReceipts = batchOf(monthlyCollectReceiptsIssue);
export const reissueReceipts = batchOf(monthlyCollectReceiptsReissue);
export const answerDispute = batchOf(monthlyCollectReceiptsAnswerDispute);
export const closeReceipts = batchOf(monthlyCollectReceiptsClose);

/** The dealer objects to lines of a statement. */
export const disputeReceipt = (seen: { id: string; version: number }, opinion: string, disputes: readonly StatementObjection[]): Promise<void> =>
  decideDocument('monthlyCollectReceipts', seen, { action: 'no_pass', opinion, lines: { disputes } });

/** The lists beside a statement. */
const tabs = { ledger: monthlyCollectReceiptsLedger, fees: monthlyCollectReceiptsFees, orders: monthlyCollectReceiptsOrders } as const;
export interface TabRows {
  ledger: StatementLedgerLine;
  fees: StatementFee;
  orders: StatementShipment;
}

/** Rows of a page of a list. */
export const tabPageSize = 50;

interface TabPage<Tab extends keyof TabRows> {
  total: number;
  records: TabRows[Tab][];
}

export const tabRows = <Tab extends keyof TabRows>(tab: Tab, id: string, pageNo: number) =>
  queryOptions({
    queryKey: [...receipts.key, tab, id, pageNo],
    queryFn: async ({ signal }): Promise<TabPage<Tab>> =>
      (await resultOf(tabs[tab]({ query: { id, pageNo, pageSize: tabPageSize }, signal }) as never)) as unknown as TabPage<Tab>,
    placeholderData: keepPreviousData,
  });

/** Statements, the latest month first. */
export const receiptListing = {
  resource: receipts,
  address: '/finance/receipts',
  begunBy: 'monthlyCollectReceipts:add',
  statuses: { dict: 'statement_status', order: receiptStatuses, ofMaker: ['draft'], counts: receiptCounts },
  defaults: () => sortedBy('period', 'desc'),
  isPrintable: true,
} satisfies DocumentListing<MonthlyCollectReceiptItem>;
