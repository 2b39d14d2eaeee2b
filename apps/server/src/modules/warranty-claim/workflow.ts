/**
 * Who may do what with a claim, and what becomes of it (domain design 2.19, 0.5, 1.6).
 * The table is the rule; the guards below it are the conditions that a table cannot say. Pure.
 */
import type { ClaimAction } from '../../generated/types.gen.ts';

export type ClaimStatus = 'draft' | 'submitted' | 'pass' | 'no_pass' | 'audit_succeeded' | 'closed';

export type ClaimStep = {
  action: ClaimAction;
  from: readonly ClaimStatus[];
  /** Absent: the status stays. */
  to?: ClaimStatus;
  /** Action code under `warrantyClaim:`. */
  permission: string;
  by: 'dealer' | 'maker';
  /** `reason`: an opinion of at least 5 characters. */
  needs?: 'reason';
};

export const claimWorkflow: readonly ClaimStep[] = [
  { action: 'edit', from: ['draft', 'no_pass'], permission: 'edit', by: 'dealer' },
  { action: 'delete', from: ['draft'], permission: 'delete', by: 'dealer' },
  { action: 'submit', from: ['draft', 'no_pass'], to: 'submitted', permission: 'submit', by: 'dealer' },
  { action: 'withdraw', from: ['submitted'], to: 'draft', permission: 'withdraw', by: 'dealer' },
  { action: 'giveUp', from: ['no_pass'], to: 'closed', permission: 'close', by: 'dealer' },
  { action: 'startReview', from: ['submitted'], permission: 'audit', by: 'maker' },
  { action: 'adjust', from: ['submitted'], permission: 'audit', by: 'maker' },
  { action: 'adjust', from: ['pass'], permission: 'finalAudit', by: 'maker' },
  { action: 'pass', from: ['submitted'], to: 'pass', permission: 'audit', by: 'maker' },
  { action: 'noPass', from: ['submitted'], to: 'no_pass', permission: 'audit', by: 'maker', needs: 'reason' },
  { action: 'noPass', from: ['pass'], to: 'no_pass', permission: 'finalAudit', by: 'maker', needs: 'reason' },
  { action: 'refuse', from: ['submitted', 'pass'], to: 'closed', permission: 'finalAudit', by: 'maker', needs: 'reason' },
  { action: 'auditSucceeded', from: ['submitted', 'pass'], to: 'audit_succeeded', permission: 'finalAudit', by: 'maker' },
  { action: 'backToReview', from: ['pass'], to: 'submitted', permission: 'finalAudit', by: 'maker', needs: 'reason' },
  { action: 'close', from: ['draft', 'submitted', 'pass', 'no_pass'], to: 'closed', permission: 'close', by: 'maker', needs: 'reason' },
];

/** What the rules need to know of a claim. */
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

export type ClaimUser = {
  username: string;
  /** Dealer side or maker side. */
  side: 'dealer' | 'maker';
  can: (permission: string) => boolean;
};

export type ClaimLimits = {
  /** Today's date where the dealer is. */
  today: string;
  /** Parameter `claim.fourEyesAmount`, US dollars. */
  fourEyesUsd: number;
  /** Parameter `claim.resubmitDays`. */
  resubmitDays: number;
};

/** Why an action is not possible. `forbidden` is HTTP 403, the others are codes of the error catalogue. */
export type WhyNot = { code: 'forbidden' } | { code: 'E-002' | 'E-003' | 'E-004' | 'E-005' } | { code: 'E-007'; params: { status: ClaimStatus } } | { code: 'E-011'; params: { n: number } } | { code: 'E-221'; params: { name: string } };

const guards: Partial<Record<ClaimAction, (claim: ClaimState, user: ClaimUser, limits: ClaimLimits) => WhyNot | null>> = {
  delete: (claim) => (claim.round > 0 ? { code: 'E-003' } : null),
  submit: (claim, _user, { today, resubmitDays }) => (claim.status === 'no_pass' && claim.resubmitUntil !== null && today > claim.resubmitUntil ? { code: 'E-011', params: { n: resubmitDays } } : null),
  withdraw: (claim, user) => (claim.reviewer ? { code: 'E-004' } : claim.submitBy !== user.username && !user.can('warrantyClaim:close') ? { code: 'forbidden' } : null),
  startReview: (claim, user) => heldByOther(claim, user) ?? ownDocument(claim, user) ?? (claim.reviewer === user.username ? { code: 'E-007', params: { status: claim.status } } : null),
  adjust: (claim, user) => heldByOther(claim, user) ?? ownDocument(claim, user),
  pass: (claim, user) => heldByOther(claim, user) ?? ownDocument(claim, user),
  noPass: (claim, user) => heldByOther(claim, user) ?? ownDocument(claim, user),
  refuse: (claim, user) => heldByOther(claim, user) ?? ownDocument(claim, user),
  auditSucceeded: (claim, user, { fourEyesUsd }) => heldByOther(claim, user) ?? ownDocument(claim, user) ?? fourEyes(claim, user, fourEyesUsd),
};

/** The reviewer who opened a claim keeps it; a manager may take it over. */
const heldByOther = ({ status, reviewer, reviewerName }: ClaimState, user: ClaimUser): WhyNot | null =>
  status === 'submitted' && reviewer && reviewer !== user.username && !user.can('warrantyClaim:finalAudit') ? { code: 'E-221', params: { name: reviewerName ?? reviewer } } : null;

const ownDocument = (claim: ClaimState, user: ClaimUser): WhyNot | null => (claim.submitBy === user.username ? { code: 'E-005' } : null);

/** Above the limit two people decide: no pass and audit in one step, and not by the first reviewer. */
const fourEyes = (claim: ClaimState, user: ClaimUser, limitUsd: number): WhyNot | null =>
  claim.amountUsd > limitUsd && (claim.status === 'submitted' || claim.firstReviewer === user.username) ? { code: 'E-005' } : null;

const wrongStatus = (action: ClaimAction, status: ClaimStatus): WhyNot => {
  if (action === 'edit') return { code: 'E-002' };
  if (action === 'delete') return { code: 'E-003' };
  return { code: 'E-007', params: { status } };
};

const mayDo = (step: ClaimStep, user: ClaimUser): boolean => step.by === user.side && user.can(`warrantyClaim:${step.permission}`);

/** The step of the table that an action takes now, or why it is refused. */
export function findStep(claim: ClaimState, action: ClaimAction, user: ClaimUser, limits: ClaimLimits): { step: ClaimStep } | { refused: WhyNot } {
  const steps = claimWorkflow.filter((step) => step.action === action);
  if (!steps.some((step) => mayDo(step, user))) return { refused: { code: 'forbidden' } };
  const step = steps.find(({ from }) => from.includes(claim.status));
  if (!step) return { refused: wrongStatus(action, claim.status) };
  if (!mayDo(step, user)) return { refused: { code: 'forbidden' } };
  const refused = guards[action]?.(claim, user, limits) ?? null;
  return refused ? { refused } : { step };
}

const actions: readonly ClaimAction[] = [...new Set(claimWorkflow.map((step) => step.action))];

/** What a user may do with a claim now, in the order of the table. */
export const allowedActions = (claim: ClaimState, user: ClaimUser, limits: ClaimLimits): ClaimAction[] => actions.filter((action) => 'step' in findStep(claim, action, user, limits));
