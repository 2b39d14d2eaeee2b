/** Workflow of a service: entered, submitted, passed, approved, paid. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerRows, giveUpRow } from '../../../documents/dealer/dealerRows.ts';
import { inTime } from '../../../documents/guards.ts';
import { reviewRows } from '../../../documents/reviewRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { ForceInsuranceAction } from '../../../generated/types.gen.ts';
import type { Standstill } from '../../../shared/session/currentUser.ts';

export const maintenanceStatuses = ['draft', 'submitted', 'pass', 'no_pass', 'audit_succeeded', 'closed'] as const;
export type MaintenanceStatus = (typeof maintenanceStatuses)[number];
export type MaintenanceAction = Exclude<ForceInsuranceAction, 'renew'> | 'settle' | 'finish' | 'cancel' | DealerEndAction;

export interface MaintenanceState extends WorkflowState<MaintenanceStatus> {
  round: number;
  createTime: string;
  maintDate: string | null;
  resubmitUntil: string | null;
  /** An exception is asked for. */
  isAsked: boolean;
  /** It is allowed. */
  isAllowed: boolean;
  firstReviewer: string | null;
  /** Amount paid for it, in US dollars. */
  amountUsd: number;
  /** Currency without an exchange rate: the amount counts as above every limit. */
  missingRate: string | null;
  limits: {
    /** Today's date where the user is. */
    today: string;
    resubmitDays: number;
    /** Parameter `claim.fourEyesAmount`, US dollars. */
    fourEyesUsd: number;
  };
}

const resubmittedInTime: Guard<MaintenanceState> = (service) => inTime({ ...service, ...service.limits });
const wasAsked: Guard<MaintenanceState> = ({ isAsked, isAllowed }) => (isAsked && !isAllowed ? null : { code: 'E-267' });
/** Above the limit two people decide. */
const fourEyes: Guard<MaintenanceState> = ({ status, amountUsd, missingRate, firstReviewer, limits }, user) => {
  if (amountUsd <= limits.fourEyesUsd || (status !== 'submitted' && firstReviewer !== user.username)) return null;
  return missingRate === null ? { code: 'E-005' } : { code: 'E-526', params: { cur: missingRate, date: limits.today } };
};

/** A suspended dealer still hands in what was begun or done before, and corrects what came back. */
const fromBefore = ({ status, createTime, maintDate }: MaintenanceState, { since, at }: Standstill): boolean =>
  status === 'no_pass' || createTime < at || (maintDate !== null && maintDate <= since);

const entered = dealerRows<MaintenanceState>('maintenance', fromBefore);
const { pass, noPass, refuse, close } = reviewRows('maintenance');

/**
 * `settle` is the effect of a paid statement, `finish` ends what the maker owes nothing for, `cancel` what waits for a machine that is
 * scrapped.
 */
export const maintenanceWorkflow: Workflow<MaintenanceStatus, MaintenanceAction, MaintenanceState> = {
  ...entered,
  submit: { ...entered.submit, guards: [resubmittedInTime] },
  giveUp: giveUpRow('maintenance'),
  requestOverride: {
    from: ['draft', 'no_pass'],
    to: 'same',
    permission: 'maintenance:submit',
    by: 'owner',
    needs: 'reason',
    whenSuspended: fromBefore,
    logAs: 'request',
  },
  override: { from: ['draft', 'no_pass'], to: 'same', permission: 'maintenance:finalAudit', by: 'keeper', needs: 'reason', guards: [wasAsked] },
  pass,
  auditSucceeded: {
    from: ['submitted', 'pass'],
    to: 'audit_succeeded',
    permission: 'maintenance:finalAudit',
    by: 'reviewer',
    logAs: 'audit_succeeded',
    guards: [fourEyes],
  },
  noPass,
  refuse,
  close,
  settle: { from: ['audit_succeeded'], to: 'closed', permission: null, by: 'system' },
  finish: { from: ['pass', 'audit_succeeded'], to: 'closed', permission: null, by: 'system' },
  cancel: { from: ['draft', 'no_pass'], to: 'closed', permission: null, by: 'system' },
  ...dealerEndRows({ drops: ['draft'], ends: ['no_pass'] }),
};
