import type { MonthlyCollectReceipt, StatementFee, StatementLedgerLine } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { findReceipt } from './receiptQueries.ts';
import { feesOf, ledgerOf } from './receiptTabs.ts';

/** Lines of each annex of a paper at most. */
const mostLines = 2000;

/** A statement for its paper, with the annex: entries of the month and the fees that it settles. */
export async function findReceiptPaper(
  context: Context,
  id: string,
): Promise<MonthlyCollectReceipt & { ledgerLines: StatementLedgerLine[]; feeLines: StatementFee[]; shipTo: null }> {
  const receipt = await findReceipt(context, id);
  const page = { id, pageNo: 1, pageSize: mostLines };
  const [ledger, fees] = [await ledgerOf(context, page), await feesOf(context, page)];
  // Nothing is sent with it.
  return { ...receipt, ledgerLines: ledger.records, feeLines: fees.records.filter(({ state }) => state === 'included'), shipTo: null };
}
