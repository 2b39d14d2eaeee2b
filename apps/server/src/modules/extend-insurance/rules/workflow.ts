/** Workflow of an extended warranty: applied for, reviewed, paid, in force, expired. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerRows, giveUpRow } from '../../../documents/dealer/dealerRows.ts';
import { inTime } from '../../../documents/guards.ts';
import { reviewRows } from '../../../documents/reviewRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { ExtendInsuranceAction } from '../../../generated/types.gen.ts';

export const extensionStatuses = ['draft', 'submitted', 'pass', 'no_pass', 'paid', 'audit_succeeded', 'closed'] as const;
export type ExtensionStatus = (typeof extensionStatuses)[number];

export interface ExtensionState extends WorkflowState<ExtensionStatus> {
  round: number;
  /** Last day to hand a returned application in again. */
  resubmitUntil: string | null;
  /** No service was missed. */
  isMaintained: boolean;
  isPrepaid: boolean;
  /** First day of the extension. */
  startDate: string;
  /** Today's date where the user is. */
  today: string;
  resubmitDays: number;
}

/** A machine whose service was missed is let in by a manager alone. */
const maintainedOrManager: Guard<ExtensionState> = ({ isMaintained }, { permissions }) =>
  isMaintained || permissions.has('extendInsurance:finalAudit') ? null : { code: 'forbidden' };
const prepaid: Guard<ExtensionState> = ({ isPrepaid }) => (isPrepaid ? null : { code: 'extendInsurance.byTransfer' });
const notBegun: Guard<ExtensionState> = ({ startDate, today }) => (startDate > today ? null : { code: 'E-270' });

/** Follows from the balance, the end of cover, the machine, the registration of the machine. */
type SystemAction = 'autoPay' | 'expire' | 'drop' | 'callOff' | 'move';
export type ExtensionAction = ExtendInsuranceAction | SystemAction | DealerEndAction;

const entered = dealerRows<ExtensionState>('extendInsurance');
const { pass, noPass, refuse, close } = reviewRows('extendInsurance');

/** A suspended dealer takes back and gives up; what is paid runs on. */
export const extensionWorkflow: Workflow<ExtensionStatus, ExtensionAction, ExtensionState> = {
  ...entered,
  submit: { ...entered.submit, guards: [inTime] },
  giveUp: giveUpRow('extendInsurance'),
  pass: { ...pass, guards: [maintainedOrManager] },
  noPass: { ...noPass, from: ['submitted'] },
  refuse,
  close,
  pay: { from: ['pass'], to: 'paid', permission: 'extendInsurance:submit', by: 'owner', guards: [prepaid] },
  confirmPayment: { from: ['pass'], to: 'paid', permission: 'extendInsurance:paid', by: 'keeper', logAs: 'pay' },
  auditSucceeded: { from: ['paid'], to: 'audit_succeeded', permission: 'extendInsurance:finalAudit', by: 'reviewer', logAs: 'audit_succeeded' },
  cancel: {
    from: ['paid', 'audit_succeeded'],
    to: 'closed',
    permission: 'extendInsurance:finalAudit',
    by: 'keeper',
    needs: 'reason',
    guards: [notBegun],
  },
  autoPay: { from: ['pass'], to: 'paid', permission: null, by: 'system', logAs: 'pay' },
  expire: { from: ['pass', 'audit_succeeded'], to: 'closed', permission: null, by: 'system' },
  drop: { from: ['draft', 'no_pass'], to: 'closed', permission: null, by: 'system', logAs: 'cancel' },
  callOff: { from: ['audit_succeeded'], to: 'closed', permission: null, by: 'system', logAs: 'cancel', guards: [notBegun] },
  move: { from: ['submitted', 'pass', 'paid', 'audit_succeeded'], to: 'same', permission: null, by: 'system', logAs: null },
  ...dealerEndRows({ drops: ['draft'], ends: ['no_pass'] }),
};
