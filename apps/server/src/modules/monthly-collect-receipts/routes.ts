import { actOnAll } from '../../documents/actOnAll.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { BatchResult } from '../../shared/batch/batch.ts';
import type { TrxContext } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import { generate } from './actions/generate.ts';
import { lockStatements, type ReceiptActionInput } from './actions/receiptStep.ts';
import { findReceipt, receiptFilters, receiptList } from './reading/receiptQueries.ts';
import { disputesOf, feesOf, ledgerOf, shipmentsOf } from './reading/receiptTabs.ts';
import { receiptKind } from './receiptKind.ts';
import { type ReceiptAction, receiptStatuses } from './rules/workflow.ts';

const receiptExport = documentExport('monthlyCollectReceiptsList', { name: 'monthlyCollectReceipts', noun: 'monthly-collect-receipts' });

const sums = ['opening', 'collected', 'charges', 'credits', 'closing', 'settlementTotal'] as const;

/** Statements through an action, with those of their neighbouring months locked before. */
async function take(
  context: TrxContext,
  action: ReceiptAction,
  { dryRun, ...input }: Omit<ReceiptActionInput, 'dryRun'> & { ids: readonly string[]; dryRun: '1' | undefined },
): Promise<BatchResult> {
  await lockStatements(context, input.ids);
  return actOnAll(context, receiptKind, action, { ...input, dryRun: dryRun === '1' }, { alone: true });
}

export const receiptRoutes = (): Handlers<'monthlyCollectReceipts'> => ({
  ...listRoutes('monthlyCollectReceipts', { list: receiptList, filters: (_, query) => receiptFilters(query), exported: receiptExport }),
  monthlyCollectReceiptsTotals: async ({ query, context }) =>
    currencyTotals(context, await receiptList(context), { query, filters: receiptFilters(query), columns: sums }),
  monthlyCollectReceiptsStatusCounts: ({ context }) => statusCounts(context, receiptKind, receiptStatuses),
  monthlyCollectReceiptsDetail: ({ query, context }) => findReceipt(context, query.id),
  monthlyCollectReceiptsLedger: ({ query, context }) => ledgerOf(context, query),
  monthlyCollectReceiptsFees: ({ query, context }) => feesOf(context, query),
  monthlyCollectReceiptsOrders: ({ query, context }) => shipmentsOf(context, query),
  monthlyCollectReceiptsDisputes: ({ query, context }) => disputesOf(context, query),
  monthlyCollectReceiptsGenerate: ({ body, query, commit }) => commit((within) => generate(within, { ...body, dryRun: query.dryRun === '1' })),
  monthlyCollectReceiptsRecompute: ({ body, query, commit }) => commit((within) => take(within, 'recompute', { ...body, dryRun: query.dryRun })),
  monthlyCollectReceiptsExclude: ({ body: { id, reason, ...body }, query, commit }) =>
    commit((within) => take(within, 'exclude', { ...body, ids: [id], opinion: reason, dryRun: query.dryRun })),
  monthlyCollectReceiptsInclude: ({ body: { id, reason, ...body }, query, commit }) =>
    commit((within) => take(within, 'include', { ...body, ids: [id], opinion: reason, dryRun: query.dryRun })),
  monthlyCollectReceiptsIssue: ({ body, query, commit }) => commit((within) => take(within, 'issue', { ...body, dryRun: query.dryRun })),
  monthlyCollectReceiptsReissue: ({ body, query, commit }) => commit((within) => take(within, 'reissue', { ...body, dryRun: query.dryRun })),
  monthlyCollectReceiptsAnswerDispute: ({ body: { id, ...body }, query, commit }) =>
    commit((within) => take(within, 'answerDispute', { ...body, ids: [id], dryRun: query.dryRun })),
  monthlyCollectReceiptsClose: ({ body, query, commit }) => commit((within) => take(within, 'close', { ...body, dryRun: query.dryRun })),
});
