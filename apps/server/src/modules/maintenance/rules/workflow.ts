/** The life of a service: entered, handed in, passed, approved, paid. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import type { ActingUser, Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { ForceInsuranceAction } from '../../../generated/types.gen.ts';
import type { Standstill } from '../../../shared/session/currentUser.ts';

export const maintenanceStatuses = ['draft', 'submitted', 'pass', 'no_pass', 'audit_succeeded', 'closed'] as const;
export type MaintenanceStatus = (typeof maintenanceStatuses)[number];
export type MaintenanceAction = Exclude<ForceInsuranceAction, 'renew'>;

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
  /** What is paid for it, in US dollars. */
  amountUsd: number;
  /** Currency without whose rate nobody knows: it counts as above every limit. */
  missingRate: string | null;
  limits: {
    /** Today's date where the user is. */
    today: string;
    resubmitDays: number;
    /** Parameter `claim.fourEyesAmount`, US dollars. */
    fourEyesUsd: number;
  };
}

const isManager = ({ permissions }: ActingUser): boolean => permissions.has('maintenance:finalAudit');
const neverHandedIn: Guard<MaintenanceState> = ({ round }) => (round > 0 ? { code: 'E-003' } : null);
const inTime: Guard<MaintenanceState> = ({ status, resubmitUntil, limits }) =>
  status === 'no_pass' && resubmitUntil !== null && limits.today > resubmitUntil ? { code: 'E-011', params: { n: limits.resubmitDays } } : null;
/** What has passed once goes back by a manager alone. */
const byManagerAfterPass: Guard<MaintenanceState> = ({ status }, user) => (status === 'pass' && !isManager(user) ? { code: 'forbidden' } : null);
const byPrincipal: Guard<MaintenanceState> = (_service, { roles }) => (roles.includes('DLR_ADMIN') ? null : { code: 'forbidden' });
const wasAsked: Guard<MaintenanceState> = ({ isAsked, isAllowed }) => (isAsked && !isAllowed ? null : { code: 'E-267' });
/** Above the limit two people decide. */
const fourEyes: Guard<MaintenanceState> = ({ status, amountUsd, missingRate, firstReviewer, limits }, user) => {
  if (amountUsd <= limits.fourEyesUsd || (status !== 'submitted' && firstReviewer !== user.username)) return null;
  return missingRate === null ? { code: 'E-005' } : { code: 'E-526', params: { cur: missingRate, date: limits.today } };
};

/** A suspended dealer still hands in what was begun or done before, and corrects what came back. */
const fromBefore = ({ status, createTime, maintDate }: MaintenanceState, { since, at }: Standstill): boolean =>
  status === 'no_pass' || createTime < at || (maintDate !== null && maintDate <= since);

/**
 * `settle` is the effect of a paid statement, `finish` ends what the maker owes nothing for, `cancel` what waits for a machine that is
 * scrapped.
 */
export const maintenanceWorkflow: Workflow<MaintenanceStatus, MaintenanceAction | 'settle' | 'finish' | 'cancel' | DealerEndAction, MaintenanceState> = {
  edit: {
    from: ['draft', 'no_pass'],
    to: 'same',
    permission: 'maintenance:edit',
    by: 'owner',
    whenSuspended: fromBefore,
    otherwise: () => ({ code: 'E-002' }),
  },
  delete: {
    from: ['draft'],
    to: 'deleted',
    permission: 'maintenance:delete',
    by: 'owner',
    whenSuspended: 'goesOn',
    otherwise: () => ({ code: 'E-003' }),
    guards: [neverHandedIn],
  },
  submit: { from: ['draft', 'no_pass'], to: 'submitted', permission: 'maintenance:submit', by: 'owner', whenSuspended: fromBefore, guards: [inTime] },
  withdraw: {
    from: ['submitted'],
    to: 'draft',
    permission: 'maintenance:withdraw',
    by: 'submitter',
    whenSuspended: 'goesOn',
    otherwise: () => ({ code: 'E-004' }),
  },
  giveUp: {
    from: ['no_pass'],
    to: 'closed',
    permission: 'maintenance:edit',
    by: 'owner',
    whenSuspended: 'goesOn',
    logAs: 'give_up',
    guards: [byPrincipal],
  },
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
  pass: { from: ['submitted'], to: 'pass', permission: 'maintenance:audit', by: 'reviewer' },
  auditSucceeded: {
    from: ['submitted', 'pass'],
    to: 'audit_succeeded',
    permission: 'maintenance:finalAudit',
    by: 'reviewer',
    logAs: 'audit_succeeded',
    guards: [fourEyes],
  },
  noPass: {
    from: ['submitted', 'pass'],
    to: 'no_pass',
    permission: 'maintenance:audit',
    by: 'reviewer',
    needs: 'reason',
    logAs: 'no_pass',
    guards: [byManagerAfterPass],
  },
  refuse: { from: ['submitted', 'pass'], to: 'closed', permission: 'maintenance:finalAudit', by: 'reviewer', needs: 'reason', logAs: 'no_pass' },
  close: { from: ['draft', 'submitted', 'pass', 'no_pass'], to: 'closed', permission: 'maintenance:close', by: 'reviewer', needs: 'reason' },
  settle: { from: ['audit_succeeded'], to: 'closed', permission: null, by: 'system' },
  finish: { from: ['pass', 'audit_succeeded'], to: 'closed', permission: null, by: 'system' },
  cancel: { from: ['draft', 'no_pass'], to: 'closed', permission: null, by: 'system' },
  ...dealerEndRows({ drops: ['draft'], ends: ['no_pass'] }),
};
