/**
 * Who may do what with a claim, and what becomes of it (domain design 2.19, 0.5, 1.6).
 * The table is the rule; the guards are the conditions that a table cannot say. Pure.
 */
import type { ClaimAction } from '../../generated/types.gen.ts';
import type { Coded } from '../../shared/refusal/refusal.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { allowedActions, type Workflow } from '../../shared/workflow/workflow.ts';

export type ClaimStatus = 'draft' | 'submitted' | 'pass' | 'no_pass' | 'audit_succeeded' | 'closed';

export const claimWorkflow: Workflow<ClaimStatus, ClaimAction> = {
  edit: { from: ['draft', 'no_pass'], to: 'same', permission: 'warrantyClaim:edit', by: 'owner' },
  delete: { from: ['draft'], to: 'same', permission: 'warrantyClaim:delete', by: 'owner' },
  submit: { from: ['draft', 'no_pass'], to: 'submitted', permission: 'warrantyClaim:submit', by: 'owner' },
  withdraw: { from: ['submitted'], to: 'draft', permission: 'warrantyClaim:withdraw', by: 'submitter' },
  giveUp: { from: ['no_pass'], to: 'closed', permission: 'warrantyClaim:close', by: 'owner', logAs: 'give_up' },
  startReview: { from: ['submitted'], to: 'same', permission: 'warrantyClaim:audit', by: 'reviewer', logAs: 'start_review' },
  adjust: { from: ['submitted', 'pass'], to: 'same', permission: 'warrantyClaim:audit', by: 'reviewer', logAs: null },
  pass: { from: ['submitted'], to: 'pass', permission: 'warrantyClaim:audit', by: 'reviewer' },
  noPass: {
    from: ['submitted', 'pass'],
    to: 'no_pass',
    permission: 'warrantyClaim:audit',
    by: 'reviewer',
    needs: 'reason',
    logAs: 'no_pass',
  },
  refuse: {
    from: ['submitted', 'pass'],
    to: 'closed',
    permission: 'warrantyClaim:finalAudit',
    by: 'reviewer',
    needs: 'reason',
    logAs: 'no_pass',
  },
  auditSucceeded: {
    from: ['submitted', 'pass'],
    to: 'audit_succeeded',
    permission: 'warrantyClaim:finalAudit',
    by: 'reviewer',
    logAs: 'audit_succeeded',
  },
  backToReview: {
    from: ['pass'],
    to: 'submitted',
    permission: 'warrantyClaim:finalAudit',
    by: 'reviewer',
    needs: 'reason',
    logAs: 'back_to_review',
  },
  close: {
    from: ['draft', 'submitted', 'pass', 'no_pass'],
    to: 'closed',
    permission: 'warrantyClaim:close',
    by: 'reviewer',
    needs: 'reason',
  },
};

/** What the guards need to know of a claim. */
export type ClaimState = {
  status: ClaimStatus;
  /** How often it was handed in; 0 for a draft that never was. */
  round: number;
  submitBy: string | null;
  /** Who has it open for review. */
  reviewer: string | null;
  reviewerName: string | null;
  /** Who gave the technical pass. */
  firstReviewer: string | null;
  /** Last day to hand a returned claim in again. */
  resubmitUntil: string | null;
  /** Approved total, or claimed total before a review, in US dollars. */
  amountUsd: number;
};

export type ClaimLimits = {
  /** Today's date where the user is. */
  today: string;
  /** Parameter `claim.fourEyesAmount`, US dollars. */
  fourEyesUsd: number;
  /** Parameter `claim.resubmitDays`. */
  resubmitDays: number;
};

/** The user, cut to what the guards ask. */
export type ClaimUser = Pick<CurrentUser, 'username' | 'permissions'>;

/** `forbidden` is HTTP 403, the others are codes of the error catalogue. */
type Guard = (claim: ClaimState, user: ClaimUser, limits: ClaimLimits) => Coded | null;

const isManager = (user: ClaimUser): boolean => user.permissions.has('warrantyClaim:finalAudit');

/** The reviewer who opened a claim keeps it; a manager may take it over. */
const openElsewhere: Guard = ({ status, reviewer, reviewerName }, user) =>
  status === 'submitted' && reviewer !== null && reviewer !== user.username && !isManager(user)
    ? { code: 'E-221', params: { name: reviewerName ?? reviewer } }
    : null;

/** After the technical pass a claim is the manager's. */
const passedOn: Guard = ({ status }, user) => (status === 'pass' && !isManager(user) ? { code: 'forbidden' } : null);

/** Above the limit two people decide: no pass and audit in one step, and not by the first reviewer. */
const fourEyes: Guard = (claim, user, { fourEyesUsd }) =>
  claim.amountUsd > fourEyesUsd && (claim.status === 'submitted' || claim.firstReviewer === user.username) ? { code: 'E-005' } : null;

const guards: Partial<Record<ClaimAction, readonly Guard[]>> = {
  delete: [({ round }) => (round > 0 ? { code: 'E-003' } : null)],
  submit: [
    ({ status, resubmitUntil }, _user, { today, resubmitDays }) =>
      status === 'no_pass' && resubmitUntil !== null && today > resubmitUntil ? { code: 'E-011', params: { n: resubmitDays } } : null,
  ],
  withdraw: [({ reviewer }) => (reviewer ? { code: 'E-004' } : null)],
  startReview: [
    openElsewhere,
    ({ reviewer, reviewerName }, user) => (reviewer === user.username ? { code: 'E-221', params: { name: reviewerName ?? reviewer } } : null),
  ],
  adjust: [openElsewhere, passedOn],
  pass: [openElsewhere],
  noPass: [openElsewhere, passedOn],
  refuse: [openElsewhere],
  auditSucceeded: [openElsewhere, fourEyes],
};

/** Why an action that the table allows is not possible after all; null when it is. */
export function refusalOf(action: ClaimAction, claim: ClaimState, user: ClaimUser, limits: ClaimLimits): Coded | null {
  for (const guard of guards[action] ?? []) {
    const refusal = guard(claim, user, limits);
    if (refusal) return refusal;
  }
  return null;
}

/** What a user may do with a claim now: status × permission × who, and the guards. */
export const allowedClaimActions = (claim: ClaimState, user: CurrentUser, limits: ClaimLimits): ClaimAction[] =>
  allowedActions(claimWorkflow, user, claim).filter((action) => refusalOf(action, claim, user, limits) === null);
