/** The life of a policy: entered, handed in, passed, over. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { ForceInsuranceAction } from '../../../generated/types.gen.ts';

export const insuranceStatuses = ['draft', 'submitted', 'pass', 'no_pass', 'closed'] as const;
export type InsuranceStatus = (typeof insuranceStatuses)[number];

export interface InsuranceState extends WorkflowState<InsuranceStatus> {
  round: number;
  /** Last day to hand a returned document in again. */
  resubmitUntil: string | null;
  policyEnd: string | null;
  closeReason: string | null;
  /** Today's date where the user is. */
  today: string;
  /** Today's date in so many days as a renewal may come early. */
  renewFrom: string;
  resubmitDays: number;
}

const neverHandedIn: Guard<InsuranceState> = ({ round }) => (round > 0 ? { code: 'E-003' } : null);
const inTime: Guard<InsuranceState> = ({ status, resubmitUntil, today, resubmitDays }) =>
  status === 'no_pass' && resubmitUntil !== null && today > resubmitUntil ? { code: 'E-011', params: { n: resubmitDays } } : null;
/** What has passed once goes back by a manager alone. */
const byManagerAfterPass: Guard<InsuranceState> = ({ status }, { permissions }) =>
  status === 'pass' && !permissions.has('forceInsurance:finalAudit') ? { code: 'forbidden' } : null;
const byPrincipal: Guard<InsuranceState> = (_document, { roles }) => (roles.includes('DLR_ADMIN') ? null : { code: 'forbidden' });
/** A policy that was in force is renewed from 60 days before its end on. */
const endsSoon: Guard<InsuranceState> = ({ status, closeReason, policyEnd, renewFrom }) => {
  const wasInForce = status === 'pass' || closeReason === 'expired';
  return wasInForce && policyEnd !== null && policyEnd <= renewFrom ? null : { code: 'insurance.notYet', params: { date: policyEnd ?? '–' } };
};

export type InsuranceAction = Exclude<ForceInsuranceAction, 'auditSucceeded' | 'requestOverride' | 'override'>;

/** The farmer is not to suffer: everything goes on while a dealer is suspended. `expire` follows the end of the policy, `cancel` that of the machine. */
export const insuranceWorkflow: Workflow<InsuranceStatus, InsuranceAction | 'expire' | 'cancel' | DealerEndAction, InsuranceState> = {
  edit: {
    from: ['draft', 'no_pass'],
    to: 'same',
    permission: 'forceInsurance:edit',
    by: 'owner',
    whenSuspended: 'goesOn',
    otherwise: () => ({ code: 'E-002' }),
  },
  delete: {
    from: ['draft'],
    to: 'deleted',
    permission: 'forceInsurance:delete',
    by: 'owner',
    whenSuspended: 'goesOn',
    otherwise: () => ({ code: 'E-003' }),
    guards: [neverHandedIn],
  },
  submit: { from: ['draft', 'no_pass'], to: 'submitted', permission: 'forceInsurance:submit', by: 'owner', whenSuspended: 'goesOn', guards: [inTime] },
  withdraw: {
    from: ['submitted'],
    to: 'draft',
    permission: 'forceInsurance:withdraw',
    by: 'submitter',
    whenSuspended: 'goesOn',
    otherwise: () => ({ code: 'E-004' }),
  },
  giveUp: {
    from: ['no_pass'],
    to: 'closed',
    permission: 'forceInsurance:edit',
    by: 'owner',
    whenSuspended: 'goesOn',
    logAs: 'give_up',
    guards: [byPrincipal],
  },
  pass: { from: ['submitted'], to: 'pass', permission: 'forceInsurance:audit', by: 'reviewer' },
  noPass: {
    from: ['submitted', 'pass'],
    to: 'no_pass',
    permission: 'forceInsurance:audit',
    by: 'reviewer',
    needs: 'reason',
    logAs: 'no_pass',
    guards: [byManagerAfterPass],
  },
  refuse: { from: ['submitted', 'pass'], to: 'closed', permission: 'forceInsurance:finalAudit', by: 'reviewer', needs: 'reason', logAs: 'no_pass' },
  close: { from: ['draft', 'submitted', 'pass', 'no_pass'], to: 'closed', permission: 'forceInsurance:close', by: 'reviewer', needs: 'reason' },
  renew: { from: ['pass', 'closed'], to: 'same', permission: 'forceInsurance:add', by: 'owner', whenSuspended: 'goesOn', logAs: null, guards: [endsSoon] },
  expire: { from: ['pass'], to: 'closed', permission: null, by: 'system' },
  cancel: { from: ['draft', 'no_pass'], to: 'closed', permission: null, by: 'system' },
  ...dealerEndRows({ drops: ['draft'], ends: ['no_pass'] }),
};
