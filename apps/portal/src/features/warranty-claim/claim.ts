import type { ClaimAction, WarrantyClaim } from '@harrow/api-client';
import type { Tone } from '@harrow/ui';

/** Statuses that a claim can have. */
export type ClaimStatus = 'draft' | 'submitted' | 'pass' | 'no_pass' | 'audit_succeeded' | 'closed';

/** The statuses in the order of the work. */
export const claimStatuses: readonly ClaimStatus[] = ['draft', 'submitted', 'pass', 'no_pass', 'audit_succeeded', 'closed'];

export const slaTones: Record<NonNullable<WarrantyClaim['sla']>, Tone> = { green: 'success', amber: 'warning', red: 'error' };

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
