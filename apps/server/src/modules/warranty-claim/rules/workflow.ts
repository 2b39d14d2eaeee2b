/** Workflow of a claim. The table holds the rules; guards are the conditions that a table cannot express. Pure. */
import { addDays } from '../../../shared/calendarDate.ts';
import type { ClaimAction } from '../../../generated/types.gen.ts';
import type { Standstill } from '../../../shared/session/currentUser.ts';
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerRows } from '../../../documents/dealer/dealerRows.ts';
import { inTime } from '../../../documents/guards.ts';
import { reviewRows } from '../../../documents/reviewRows.ts';
import { type ActingUser, type Guard, type Workflow, type WorkflowState } from '../../../documents/workflow.ts';

export const claimStatuses = ['draft', 'submitted', 'pass', 'no_pass', 'audit_succeeded', 'closed'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** State of a claim that guards read. */
export interface ClaimState extends WorkflowState<ClaimStatus> {
  /** Number of submissions; 0 for a draft that was never submitted. */
  round: number;
  /** User who has it open for review. */
  reviewer: string | null;
  reviewerName: string | null;
  /** Who gave the technical pass. */
  firstReviewer: string | null;
  /** Last day to hand a returned claim in again. */
  resubmitUntil: string | null;
  /** Approved total, or claimed total before a review, in US dollars. */
  amountUsd: number;
  /** Currency without an exchange rate: the amount counts as above every limit. */
  missingRate: string | null;
  /** When it was begun, `YYYY-MM-DD HH:mm:ss`. */
  createTime: string;
  repairDate: string | null;
  closeReason: string | null;
  settledDate: string | null;
  /** Who asked for the charge-back that waits; null: none waits. */
  chargeBackBy: string | null;
  claimNo: string;
  limits: ClaimLimits;
}

export interface ClaimLimits {
  /** Today's date where the user is. */
  today: string;
  /** Parameter `claim.fourEyesAmount`, US dollars. */
  fourEyesUsd: number;
  /** Parameter `claim.resubmitDays`. */
  resubmitDays: number;
  /** Parameter `claim.auditBackDays`. */
  auditBackDays: number;
}

const isManager = (user: ActingUser): boolean => user.permissions.has('warrantyClaim:finalAudit');

/** A returned claim is resubmitted within its period. */
const resubmittedInTime: Guard<ClaimState> = (claim) => inTime({ ...claim, ...claim.limits });

const notOpened: Guard<ClaimState> = ({ reviewer }) => (reviewer ? { code: 'E-004' } : null);

/** The reviewer who opened a claim keeps it; a manager may take it over. */
const notOpenElsewhere: Guard<ClaimState> = ({ status, reviewer, reviewerName }, user) =>
  status === 'submitted' && reviewer !== null && reviewer !== user.username && !isManager(user)
    ? { code: 'E-221', params: { name: reviewerName ?? reviewer } }
    : null;

const notOpenHere: Guard<ClaimState> = ({ reviewer, reviewerName }, user) =>
  reviewer === user.username ? { code: 'E-221', params: { name: reviewerName ?? reviewer } } : null;

/** After the technical pass a claim is the manager's. */
const notPassedOn: Guard<ClaimState> = ({ status }, user) => (status === 'pass' && !isManager(user) ? { code: 'forbidden' } : null);

/** Above the limit two people decide: no pass and audit in one step, and not by the first reviewer. */
const fourEyes: Guard<ClaimState> = ({ amountUsd, missingRate, status, firstReviewer, limits }, user) => {
  if (amountUsd <= limits.fourEyesUsd || (status !== 'submitted' && firstReviewer !== user.username)) return null;
  return missingRate === null ? { code: 'E-005' } : { code: 'E-526', params: { cur: missingRate, date: limits.today } };
};

const isSettled: Guard<ClaimState> = ({ closeReason }) => (closeReason === 'settled' ? null : { code: 'E-272' });

const notTooLate: Guard<ClaimState> = ({ settledDate, limits: { today, auditBackDays } }) =>
  settledDate !== null && today > addDays(settledDate, auditBackDays) ? { code: 'E-258', params: { n: auditBackDays } } : null;

const noneWaits: Guard<ClaimState> = ({ chargeBackBy, claimNo }) => (chargeBackBy === null ? null : { code: 'E-273', params: { no: claimNo } });

const oneWaits: Guard<ClaimState> = ({ chargeBackBy }) => (chargeBackBy === null ? { code: 'E-012' } : null);

/** A charge-back is decided by two users. */
const notTheAsker: Guard<ClaimState> = ({ chargeBackBy }, { username }) => (chargeBackBy === username ? { code: 'E-005' } : null);

/** A suspended dealer still hands in what was begun or repaired before, and corrects what came back. */
const fromBefore = ({ status, createTime, repairDate }: ClaimState, { since, at }: Standstill): boolean =>
  status === 'no_pass' || createTime < at || (repairDate !== null && repairDate <= since);

const entered = dealerRows<ClaimState>('warrantyClaim', fromBefore);
const { pass, noPass, refuse, close } = reviewRows('warrantyClaim');

/** Actions of a claim; `settle` is the effect of a paid statement. */
export const claimWorkflow: Workflow<ClaimStatus, ClaimAction | 'settle' | DealerEndAction, ClaimState> = {
  ...entered,
  submit: { ...entered.submit, guards: [resubmittedInTime] },
  withdraw: { from: ['submitted'], to: 'draft', permission: 'warrantyClaim:withdraw', by: 'submitter', whenSuspended: 'goesOn', guards: [notOpened] },
  giveUp: { from: ['no_pass'], to: 'closed', permission: 'warrantyClaim:close', by: 'owner', whenSuspended: 'goesOn', logAs: 'give_up' },
  startReview: {
    from: ['submitted'],
    to: 'same',
    permission: 'warrantyClaim:audit',
    by: 'reviewer',
    logAs: 'start_review',
    guards: [notOpenElsewhere, notOpenHere],
  },
  adjust: { from: ['submitted', 'pass'], to: 'same', permission: 'warrantyClaim:audit', by: 'reviewer', logAs: null, guards: [notOpenElsewhere, notPassedOn] },
  pass: { ...pass, guards: [notOpenElsewhere] },
  noPass: { ...noPass, guards: [notOpenElsewhere, notPassedOn] },
  refuse: { ...refuse, guards: [notOpenElsewhere] },
  auditSucceeded: {
    from: ['submitted', 'pass'],
    to: 'audit_succeeded',
    permission: 'warrantyClaim:finalAudit',
    by: 'reviewer',
    logAs: 'audit_succeeded',
    guards: [notOpenElsewhere, fourEyes],
  },
  backToReview: {
    from: ['pass'],
    to: 'submitted',
    permission: 'warrantyClaim:finalAudit',
    by: 'reviewer',
    needs: 'reason',
    logAs: 'back_to_review',
  },
  close,
  chargeBack: {
    from: ['closed'],
    to: 'same',
    permission: 'warrantyClaim:finalAudit',
    by: 'keeper',
    needs: 'reason',
    logAs: 'charge_back',
    otherwise: () => ({ code: 'E-272' }),
    guards: [isSettled, notTooLate, noneWaits],
  },
  confirmChargeBack: {
    from: ['closed'],
    to: 'same',
    permission: 'warrantyClaim:chargeConfirm',
    by: 'keeper',
    logAs: 'confirm',
    guards: [oneWaits, notTheAsker],
  },
  refuseChargeBack: {
    from: ['closed'],
    to: 'same',
    permission: 'warrantyClaim:chargeConfirm',
    by: 'keeper',
    logAs: 'decline',
    guards: [oneWaits, notTheAsker],
  },
  settle: { from: ['audit_succeeded'], to: 'closed', permission: null, by: 'system' },
  ...dealerEndRows({ drops: ['draft'], ends: ['no_pass'] }),
};
