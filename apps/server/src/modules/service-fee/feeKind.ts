/** A service fee as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import { auditSucceeded, cancel, endWithDealer, noPass, submit } from './actions/feeActions.ts';
import type { FeeActionInput } from './actions/feeStep.ts';
import { feeScope } from './feeScope.ts';
import { feeTasks } from './rules/feeTasks.ts';
import { type FeeAction, type FeeState, feeWorkflow } from './rules/workflow.ts';
import { type FeeHeader, manualSource } from './tables.ts';

/** State of a row for the guards of its workflow. */
export const stateOf = ({ status, submitBy, feeNo, feeSource, settlementStatus, statementNo }: FeeHeader): FeeState => ({
  status,
  submitBy,
  feeNo,
  isManual: feeSource === manualSource,
  settlementStatus,
  statementNo,
});

export const feeKind: DocumentKind<FeeHeader, FeeAction, FeeState, FeeActionInput> = {
  docType: 'serviceFee',
  table: 'serviceFee',
  noColumn: 'feeNo',
  scope: feeScope,
  workflow: feeWorkflow,
  effects: { submit, auditSucceeded, noPass, cancel, endWithDealer },
  states: async () => stateOf,
  tasks: feeTasks,
  dealerEnd: { blocks: ['submitted'], drops: ['draft'], ends: ['no_pass'] },
};
