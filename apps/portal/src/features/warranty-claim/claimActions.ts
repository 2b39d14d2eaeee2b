import type { ClaimAction } from '@harrow/api-client';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';

export type ClaimActionName = Exclude<ClaimAction, 'edit'>;

/** How the actions of a claim stand in the foot bar. Which of them are shown is the server's decision. A missing one is a compile error. */
export const claimActions: Record<ClaimActionName, ActionLook> = {
  submit: { rank: 1, main: true },
  auditSucceeded: { rank: 2, main: true },
  pass: { rank: 3, main: true },
  noPass: { rank: 4, danger: true },
  adjust: { rank: 5 },
  startReview: { rank: 6 },
  backToReview: { rank: 7 },
  withdraw: { rank: 8 },
  refuse: { rank: 9, danger: true },
  giveUp: { rank: 10, danger: true },
  close: { rank: 11, danger: true },
  delete: { rank: 12, danger: true },
};
