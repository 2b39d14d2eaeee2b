import type { TrxContext } from '../../shared/context.ts';
import './tables.ts';

/**
 * Marks the fees of a document as paid in full by a statement; those that another one has paid stay, and so do charge-backs, which may
 * stand on a later one.
 * @param input.day of the payment, `YYYY-MM-DD`
 */
export async function settleFees({ db }: TrxContext, { sourceId, statementNo, day }: { sourceId: string; statementNo: string; day: string }): Promise<void> {
  await db
    .updateTable('serviceFee')
    .set((fee) => ({ settlementStatus: 'settled', statementNo, settledDate: day, settledAmount: fee.ref('amount'), heldReason: null }))
    .where('sourceId', '=', sourceId)
    .where('feeType', '<>', 'chargeback')
    .where('settlementStatus', '<>', 'settled')
    .execute();
}
