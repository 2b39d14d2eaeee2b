/** The life of a handover: written, handed in, passed, and ended with its cover; one that has passed is corrected, never given up. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
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

const inTime: Guard<HandoverState> = ({ status, resubmitUntil, today, resubmitDays }) =>
  status === 'no_pass' && resubmitUntil !== null && today > resubmitUntil ? { code: 'E-011', params: { n: resubmitDays } } : null;
const wasNeverIn: Guard<HandoverState> = ({ round }) => (round > 0 ? { code: 'E-003' } : null);
const isUnregistered: Guard<HandoverState> = ({ isRegistered, statusText }) => (isRegistered ? { code: 'E-007', params: { status: statusText } } : null);

export type HandoverAction = HandoverTrainAction | 'finish' | 'cancel' | DealerEndAction;

/** `finish` ends what is covered no longer, `cancel` what waits for a machine that is scrapped. */
export const handoverWorkflow: Workflow<HandoverStatus, HandoverAction, HandoverState> = {
  edit: {
    from: ['draft', 'no_pass'],
    to: 'same',
    permission: 'handoverTrain:edit',
    by: 'owner',
    whenSuspended: 'goesOn',
    otherwise: () => ({ code: 'E-002' }),
  },
  delete: {
    from: ['draft'],
    to: 'deleted',
    permission: 'handoverTrain:delete',
    by: 'owner',
    whenSuspended: 'goesOn',
    guards: [wasNeverIn],
    otherwise: () => ({ code: 'E-003' }),
  },
  submit: { from: ['draft', 'no_pass'], to: 'submitted', permission: 'handoverTrain:submit', by: 'owner', whenSuspended: 'goesOn', guards: [inTime] },
  // One that is being corrected goes back to be corrected.
  withdraw: {
    from: ['submitted'],
    to: 'draft',
    permission: 'handoverTrain:withdraw',
    by: 'submitter',
    whenSuspended: 'goesOn',
    otherwise: () => ({ code: 'E-004' }),
  },
  giveUp: {
    from: ['no_pass'],
    to: 'closed',
    permission: 'handoverTrain:edit',
    by: 'owner',
    whenSuspended: 'goesOn',
    logAs: 'give_up',
    guards: [(_handover, { roles }) => (roles.includes('DLR_ADMIN') ? null : { code: 'forbidden' }), isUnregistered],
  },
  pass: { from: ['submitted'], to: 'pass', permission: 'handoverTrain:audit', by: 'reviewer' },
  noPass: { from: ['submitted'], to: 'no_pass', permission: 'handoverTrain:audit', by: 'reviewer', needs: 'reason', logAs: 'no_pass' },
  close: {
    from: ['draft', 'submitted', 'no_pass'],
    to: 'closed',
    permission: 'handoverTrain:close',
    by: 'reviewer',
    needs: 'reason',
    guards: [isUnregistered],
  },
  reopen: { from: ['pass'], to: 'no_pass', permission: 'handoverTrain:finalAudit', by: 'reviewer', needs: 'reason' },
  finish: { from: ['pass'], to: 'closed', permission: null, by: 'system', logAs: 'close' },
  cancel: { from: ['draft', 'no_pass'], to: 'closed', permission: null, by: 'system', logAs: 'cancel' },
  ...dealerEndRows<HandoverStatus>({ drops: ['draft'], ends: ['no_pass'] }),
};
