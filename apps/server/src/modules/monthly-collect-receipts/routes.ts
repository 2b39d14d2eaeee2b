import { actOnAll } from '../../documents/actOnAll.ts';
import { transitionOf } from '../../documents/kind.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import { mustHold } from '../../documents/workflow.ts';
import type { BatchResult } from '../../shared/batch/batch.ts';
import type { TrxContext } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { inSavepoint, undone } from '../../shared/database/database.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import { readyToClose } from './actions/close.ts';
import { generate } from './actions/generate.ts';
import { readyToIssue } from './actions/issue.ts';
import { lockStatements, Overtaken, type Ready, type ReceiptActionInput } from './actions/receiptStep.ts';
import { findReceipt, receiptFilters, receiptList } from './reading/receiptQueries.ts';
import { disputesOf, feesOf, ledgerOf, shipmentsOf } from './reading/receiptTabs.ts';
import { receiptKind } from './receiptKind.ts';
import { type ReceiptAction, receiptStatuses } from './rules/workflow.ts';

const receiptExport = documentExport('monthlyCollectReceiptsList', { name: 'monthlyCollectReceipts', noun: 'monthly-collect-receipts' });

const sums = ['opening', 'collected', 'charges', 'credits', 'closing', 'settlementTotal'] as const;

type Asked = Omit<ReceiptActionInput, 'dryRun' | 'ready'> & { ids: readonly string[]; dryRun: '1' | undefined };

/** What several statements have in common is worked out for all at once. */
const prepared: Partial<Record<ReceiptAction, (context: TrxContext, asked: Asked) => Promise<Ready>>> = {
  issue: (context, { ids }) => readyToIssue(context, ids),
  close: (context, { ids, ...asked }) => readyToClose(context, ids, asked),
};

/** Statements through an action, with those of their neighbouring months locked before. */
async function take(context: TrxContext, action: ReceiptAction, { dryRun, ...asked }: Asked): Promise<BatchResult> {
  mustHold(transitionOf(receiptKind, action), context.user);
  await lockStatements(context, asked.ids);
  const prepare = asked.ids.length > 1 ? prepared[action] : undefined;
  const all = (ready?: Ready): Promise<BatchResult> => actOnAll(context, receiptKind, action, { ...asked, ready }, { alone: true });
  const atOnce = async (): Promise<BatchResult> => {
    const ready = await prepare?.(context, { ...asked, dryRun });
    const result = await all(ready);
    // Fees of one that is refused after all are settled already.
    if (result.failed.some(({ id }) => ready?.columns.has(id))) throw new Overtaken();
    await ready?.finish?.();
    return result;
  };
  const work = async (): Promise<BatchResult> => {
    if (!prepare) return all();
    try {
      return await inSavepoint(context.db, atOnce);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      return all();
    }
  };
  return dryRun === '1' ? undone(context.db, work) : work();
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
