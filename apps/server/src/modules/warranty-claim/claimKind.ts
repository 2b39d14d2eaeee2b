/** The claim as a kind of document. */
import type { DealerEndAction } from '../../documents/dealer/dealerEndRows.ts';
import type { DocumentKind } from '../../documents/kind.ts';
import type { ClaimAction } from '../../generated/types.gen.ts';
import { chargeBack, confirmChargeBack, refuseChargeBack } from './actions/chargeBack.ts';
import type { ClaimActionInput } from './actions/claimActionInput.ts';
import { claimStates } from './store/claimState.ts';
import { claimTasks } from './rules/claimTasks.ts';
import { adjust, auditSucceeded, backToReview, close, noPass, pass, refuse, startReview } from './actions/reviewClaim.ts';
import { endWithDealer, settle } from './actions/settleClaim.ts';
import { giveUp, submit, withdraw } from './actions/submitClaim.ts';
import type { ClaimHeader } from './store/tables.ts';
import { type ClaimState, claimWorkflow } from './rules/workflow.ts';

export const claimKind: DocumentKind<ClaimHeader, ClaimAction | 'settle' | DealerEndAction, ClaimState, ClaimActionInput> = {
  docType: 'warrantyClaim',
  table: 'warrantyClaim',
  noColumn: 'claimNo',
  workflow: claimWorkflow,
  effects: {
    submit,
    withdraw,
    giveUp,
    startReview,
    adjust,
    pass,
    noPass,
    refuse,
    auditSucceeded,
    backToReview,
    close,
    chargeBack,
    confirmChargeBack,
    refuseChargeBack,
    settle,
    endWithDealer,
  },
  states: claimStates,
  tasks: claimTasks,
  dealerEnd: { blocks: ['submitted', 'pass', 'audit_succeeded'], drops: ['draft'], ends: ['no_pass'] },
  comments: true,
  lineLists: { bug: 'bugList', detail: 'detailList', parts: 'partsList' },
  reviewLines: 'WarrantyClaimReviewLines',
  machine: { vinColumn: 'vin', open: ['draft', 'submitted', 'pass', 'no_pass'] },
};
