/** Workflow of a handover: entered, submitted, passed, and closed with its cover; one that has passed is corrected, never given up. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerRows, giveUpRow } from '../../../documents/dealer/dealerRows.ts';
import { byPrincipal, inTime } from '../../../documents/guards.ts';
import { reviewRows } from '../../../documents/reviewRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { HandoverTrainAction } from '../../../generated/types.gen.ts';

export const handoverStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'closed'] as const;
export type HandoverStatus = (typeof handoverStatuses)[number];

export interface HandoverState extends WorkflowState<HandoverStatus> {
  /** It has passed once. */
  isRegistered: boolean;
  round: number;
  /** Last day to hand a returned sheet in again. */
  resubmitUntil: string | null;
  /** Today's date where the user is. */
  today: string;
  resubmitDays: number;
  /** Its status in the user's language. */
  statusText: string;
}

const isUnregistered: Guard<HandoverState> = ({ isRegistered, statusText }) => (isRegistered ? { code: 'E-007', params: { status: statusText } } : null);

export type HandoverAction = HandoverTrainAction | 'finish' | 'cancel' | DealerEndAction;

const entered = dealerRows<HandoverState>('handoverTrain', 'goesOn');
const { pass, noPass, close } = reviewRows('handoverTrain');

/** `finish` ends what is covered no longer, `cancel` what waits for a machine that is scrapped. */
export const handoverWorkflow: Workflow<HandoverStatus, HandoverAction, HandoverState> = {
  ...entered,
  submit: { ...entered.submit, guards: [inTime] },
  giveUp: { ...giveUpRow('handoverTrain'), guards: [byPrincipal, isUnregistered] },
  pass,
  noPass: { ...noPass, from: ['submitted'] },
  close: { ...close, from: ['draft', 'submitted', 'no_pass'], guards: [isUnregistered] },
  reopen: { from: ['pass'], to: 'no_pass', permission: 'handoverTrain:finalAudit', by: 'reviewer', needs: 'reason' },
  finish: { from: ['pass'], to: 'closed', permission: null, by: 'system', logAs: 'close' },
  cancel: { from: ['draft', 'no_pass'], to: 'closed', permission: null, by: 'system', logAs: 'cancel' },
  ...dealerEndRows<HandoverStatus>({ drops: ['draft'], ends: ['no_pass'] }),
};
