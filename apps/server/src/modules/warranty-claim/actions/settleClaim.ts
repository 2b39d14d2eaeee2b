import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { effect } from '../../../documents/kind.ts';
import { releaseMachine } from '../../campaign/service.ts';
import { settleFees } from '../../service-fee/service.ts';
import type { ClaimActionInput } from './claimActionInput.ts';
import type { ClaimHeader } from '../store/tables.ts';

/** Ends an audited claim once its statement is paid: the claim's fees carry the statement, too. */
export const settle = effect<ClaimHeader, ClaimActionInput>()({
  async apply({ context, before, input: { paid } }) {
    if (!paid) throw new Error('A claim is settled by a statement');
    await settleFees(context, { sourceId: before.id, ...paid });
    return { settlementStatus: 'settled', statementNo: paid.statementNo, settledDate: paid.day, closeReason: 'settled', settledAmount: before.auditTotal };
  },
});

/** A returned claim that was not resubmitted is closed with its dealer. */
export const endWithDealer = effect<ClaimHeader, ClaimActionInput>()({
  async apply({ context, before: { claimNo } }) {
    await releaseMachine(context, claimNo);
    return { closeReason: dealerEnded };
  },
});
