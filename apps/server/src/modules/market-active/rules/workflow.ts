/** Workflow of a market activity: its plan is approved, then its report, then its support is paid. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerRows, giveUpRow } from '../../../documents/dealer/dealerRows.ts';
import { reviewRows } from '../../../documents/reviewRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { ActivityStage, MarketActiveAction } from '../../../generated/types.gen.ts';
import type { Standstill } from '../../../shared/session/currentUser.ts';

export const marketActiveStatuses = ['draft', 'submitted', 'pass', 'no_pass', 'audit_succeeded', 'closed'] as const;
export type MarketActiveStatus = (typeof marketActiveStatuses)[number];

export interface MarketActiveState extends WorkflowState<MarketActiveStatus> {
  round: number;
  stage: ActivityStage;
  startDate: string | null;
  endDate: string | null;
  /** Today's date where the user is. */
  today: string;
  /** The status in the user's language. */
  statusText: string;
}

type Is = Guard<MarketActiveState>;
const not = ({ statusText }: MarketActiveState) => ({ code: 'E-007', params: { status: statusText } });
const isPlan: Is = (activity) => (activity.stage === 'plan' ? null : not(activity));
const isReport: Is = (activity) => (activity.stage === 'report' ? null : not(activity));
/** It can be called off until its report is submitted. */
const isUnreported: Is = (activity) => (activity.status === 'submitted' && activity.stage === 'report' ? not(activity) : null);
/** There is nothing to report before the activity is over. */
const tookPlace: Is = ({ stage, endDate, today }) =>
  stage === 'report' && endDate !== null && endDate >= today ? { code: 'E-415', params: { date: endDate } } : null;

/** A suspended dealer still reports what had begun by then. */
const hadBegun = ({ stage, startDate }: MarketActiveState, { since }: Standstill): boolean => stage === 'report' && startDate !== null && startDate <= since;

const { edit, submit, ...entered } = dealerRows<MarketActiveState>('marketActive', hadBegun);
const { pass, noPass, refuse, close } = reviewRows('marketActive');

export type MarketActiveStep = MarketActiveAction | 'settle' | 'expire' | DealerEndAction;

/**
 * `settle` is the effect of a paid statement, `expire` ends what was never reported. A withdrawn report is an approved plan again (`pass`),
 * and a report without anything to settle is closed by its final audit; both are effects of their actions.
 */
export const marketActiveWorkflow: Workflow<MarketActiveStatus, MarketActiveStep, MarketActiveState> = {
  ...entered,
  edit: { ...edit, from: ['draft', 'pass', 'no_pass'] },
  submit: { ...submit, from: ['draft', 'pass', 'no_pass'], guards: [tookPlace] },
  giveUp: giveUpRow('marketActive'),
  cancel: {
    from: ['submitted', 'pass'],
    to: 'closed',
    permission: 'marketActive:submit',
    by: 'owner',
    needs: 'reason',
    whenSuspended: 'goesOn',
    guards: [isUnreported],
  },
  pass: { ...pass, guards: [isPlan] },
  auditSucceeded: {
    from: ['submitted'],
    to: 'audit_succeeded',
    permission: 'marketActive:finalAudit',
    by: 'reviewer',
    logAs: 'audit_succeeded',
    guards: [isReport],
  },
  noPass: { ...noPass, from: ['submitted'] },
  refuse: { ...refuse, from: ['submitted'] },
  close,
  settle: { from: ['audit_succeeded'], to: 'closed', permission: null, by: 'system' },
  expire: { from: ['pass', 'no_pass'], to: 'closed', permission: null, by: 'system' },
  ...dealerEndRows({ drops: ['draft'], ends: ['no_pass'] }),
};
