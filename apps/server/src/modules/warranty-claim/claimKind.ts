/** The claim as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import type { ClaimAction } from '../../generated/types.gen.ts';
import type { ClaimActionInput } from './claimActionInput.ts';
import { claimStates } from './claimState.ts';
import { claimTasks } from './claimTasks.ts';
import { adjust, auditSucceeded, backToReview, close, noPass, pass, refuse, startReview } from './reviewClaim.ts';
import { settle } from './settleClaim.ts';
import { giveUp, submit, withdraw } from './submitClaim.ts';
import type { ClaimHeader } from './tables.ts';
import { type ClaimState, claimWorkflow } from './workflow.ts';

export const claimKind: DocumentKind<ClaimHeader, ClaimAction | 'settle', ClaimState, ClaimActionInput> = {
  docType: 'warrantyClaim',
  table: 'warrantyClaim',
  noColumn: 'claimNo',
  workflow: claimWorkflow,
  effects: { submit, withdraw, giveUp, startReview, adjust, pass, noPass, refuse, auditSucceeded, backToReview, close, settle },
  states: claimStates,
  tasks: claimTasks,
  machine: { vinColumn: 'vin', open: ['draft', 'submitted', 'pass', 'no_pass'] },
};
