/** Workflow of a service fee. Documents and statements write fees of their own; this is that of fees that staff enter. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { ServiceFeeAction } from '../../../generated/types.gen.ts';
import type { SettlementStatus } from '../hooks.ts';

export const feeStatuses = ['draft', 'submitted', 'no_pass', 'audit_succeeded', 'closed'] as const;
export type FeeStatus = (typeof feeStatuses)[number];
export type FeeAction = ServiceFeeAction | DealerEndAction;

export interface FeeState extends WorkflowState<FeeStatus> {
  feeNo: string;
  isManual: boolean;
  settlementStatus: SettlementStatus;
  statementNo: string | null;
}

const unsettled: Guard<FeeState> = ({ isManual, settlementStatus, feeNo, statementNo }) => {
  if (!isManual) return { code: 'E-525' };
  return settlementStatus === 'unsettled' ? null : { code: 'E-507', params: { no: feeNo, st: statementNo ?? '–' } };
};

/** `submit` approves a small fee at once (`fee.manualFourEyesUsd`). */
export const feeWorkflow: Workflow<FeeStatus, FeeAction, FeeState> = {
  edit: { from: ['draft', 'no_pass'], to: 'same', permission: 'serviceFee:edit', by: 'keeper', otherwise: () => ({ code: 'E-525' }) },
  delete: { from: ['draft', 'no_pass'], to: 'deleted', permission: 'serviceFee:delete', by: 'keeper', otherwise: () => ({ code: 'E-525' }) },
  submit: { from: ['draft', 'no_pass'], to: 'submitted', permission: 'serviceFee:submit', by: 'keeper' },
  auditSucceeded: { from: ['submitted'], to: 'audit_succeeded', permission: 'serviceFee:audit', by: 'reviewer', logAs: 'audit_succeeded' },
  noPass: { from: ['submitted'], to: 'no_pass', permission: 'serviceFee:audit', by: 'reviewer', needs: 'reason', logAs: 'no_pass' },
  cancel: {
    from: ['audit_succeeded'],
    to: 'closed',
    permission: 'serviceFee:edit',
    by: 'keeper',
    needs: 'reason',
    guards: [unsettled],
    otherwise: () => ({ code: 'E-525' }),
  },
  ...dealerEndRows<FeeStatus>({ drops: ['draft'], ends: ['no_pass'] }),
};
