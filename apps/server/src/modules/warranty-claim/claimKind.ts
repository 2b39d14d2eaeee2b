/** The claim as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import type { ClaimAction } from '../../generated/types.gen.ts';
import type { ClaimActionInput } from './actions/claimActionInput.ts';
import { claimStates } from './store/claimState.ts';
import { claimTasks } from './rules/claimTasks.ts';
import { adjust, auditSucceeded, backToReview, close, noPass, pass, refuse, startReview } from './actions/reviewClaim.ts';
import { settle } from './actions/settleClaim.ts';
import { giveUp, submit, withdraw } from './actions/submitClaim.ts';
import type { ClaimHeader } from './store/tables.ts';
import { type ClaimState, claimWorkflow } from './rules/workflow.ts';

export const claimKind: DocumentKind<ClaimHeader, ClaimAction | 'settle', ClaimState, ClaimActionInput> = {
  docType: 'warrantyClaim',
  table: 'warrantyClaim',
  noColumn: 'claimNo',
  workflow: claimWorkflow,
  effects: { submit, withdraw, giveUp, startReview, adjust, pass, noPass, refuse, auditSucceeded, backToReview, close, settle },
  states: claimStates,
  tasks: claimTasks,
  comments: true,
  reviewLines: 'WarrantyClaimReviewLines',
  machine: { vinColumn: 'vin', open: ['draft', 'submitted', 'pass', 'no_pass'] },
};
