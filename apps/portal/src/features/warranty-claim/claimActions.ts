import type { ClaimAction } from '@harrow/api-client';

interface ActionLook {
  /** The order in the bar. */
  rank: number;
  /** Moves the claim on: the first allowed one is the filled button. */
  main?: boolean;
  danger?: boolean;
}

/** How the actions of a claim stand in the foot bar. Which of them are shown is the server's decision. A missing one is a compile error. */
export const claimActions: Record<Exclude<ClaimAction, 'edit'>, ActionLook> = {
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
