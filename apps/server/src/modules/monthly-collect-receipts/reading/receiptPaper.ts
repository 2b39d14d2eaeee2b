import type { MonthlyCollectReceipt, StatementFee, StatementLedgerLine } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { findReceipt } from './receiptQueries.ts';
import { allFees, allLedgerLines } from './receiptTabs.ts';

/** A statement for its paper, with the annex: every entry of the month and every fee that it settles, so that both add up to its figures. */
export async function findReceiptPaper(
  context: Context,
  id: string,
): Promise<MonthlyCollectReceipt & { ledgerLines: StatementLedgerLine[]; feeLines: StatementFee[]; shipTo: null }> {
  const receipt = await findReceipt(context, id);
  const [ledgerLines, fees] = [await allLedgerLines(context, id), await allFees(context, id)];
  // Nothing is sent with it.
  return { ...receipt, ledgerLines, feeLines: fees.filter(({ state }) => state === 'included'), shipTo: null };
}
