import type { ClaimAction } from '@harrow/api-client';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';

export type ClaimActionName = Exclude<ClaimAction, 'edit'>;

/** Steps of a charge-back, each with a dialog of its own. */
export type ChargeBackActionName = Extract<ClaimActionName, 'chargeBack' | 'confirmChargeBack' | 'refuseChargeBack'>;

/** Look of the actions of a claim in the foot bar. The server decides which are shown. A missing one is a compile error. */
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
  confirmChargeBack: { rank: 13, main: true },
  refuseChargeBack: { rank: 14, danger: true },
  chargeBack: { rank: 15, danger: true },
};
