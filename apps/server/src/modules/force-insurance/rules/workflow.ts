/** Workflow of a policy: entered, submitted, passed, expired. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerRows, giveUpRow } from '../../../documents/dealer/dealerRows.ts';
import { inTime } from '../../../documents/guards.ts';
import { reviewRows } from '../../../documents/reviewRows.ts';
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

/** A policy that was in force is renewed from 60 days before its end on. */
const endsSoon: Guard<InsuranceState> = ({ status, closeReason, policyEnd, renewFrom }) => {
  const wasInForce = status === 'pass' || closeReason === 'expired';
  return wasInForce && policyEnd !== null && policyEnd <= renewFrom ? null : { code: 'insurance.notYet', params: { date: policyEnd ?? '–' } };
};

export type InsuranceAction = Exclude<ForceInsuranceAction, 'auditSucceeded' | 'requestOverride' | 'override'> | 'expire' | 'cancel' | DealerEndAction;

const entered = dealerRows<InsuranceState>('forceInsurance', 'goesOn');

/** The farmer is not to suffer: everything goes on while a dealer is suspended. `expire` follows the end of the policy, `cancel` that of the machine. */
export const insuranceWorkflow: Workflow<InsuranceStatus, InsuranceAction, InsuranceState> = {
  ...entered,
  submit: { ...entered.submit, guards: [inTime] },
  giveUp: giveUpRow('forceInsurance'),
  ...reviewRows('forceInsurance'),
  renew: { from: ['pass', 'closed'], to: 'same', permission: 'forceInsurance:add', by: 'owner', whenSuspended: 'goesOn', logAs: null, guards: [endsSoon] },
  expire: { from: ['pass'], to: 'closed', permission: null, by: 'system' },
  cancel: { from: ['draft', 'no_pass'], to: 'closed', permission: null, by: 'system' },
  ...dealerEndRows({ drops: ['draft'], ends: ['no_pass'] }),
};
