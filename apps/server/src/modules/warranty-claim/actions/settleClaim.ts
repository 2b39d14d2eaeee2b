import { effect } from '../../../documents/kind.ts';
import type { ClaimActionInput } from './claimActionInput.ts';
import type { ClaimHeader } from '../store/tables.ts';

/** Ends an audited claim once its statement is paid: the claim's fees carry the statement, too. */
export const settle = effect<ClaimHeader, ClaimActionInput>()({
  async apply({ context: { db }, before, input: { paid } }) {
    if (!paid) throw new Error('A claim is settled by a statement');
    const settled = { settlementStatus: 'settled', statementNo: paid.statementNo, settledDate: paid.day };
    await db
      .updateTable('serviceFee')
      .set((fee) => ({ ...settled, settledAmount: fee.ref('amount') }))
      .where('sourceId', '=', before.id)
      .execute();
    return { ...settled, closeReason: 'settled', settledAmount: before.auditTotal };
  },
});
