/** Workflow of an inspection: arrived, inspected, submitted, approved. Pure. */
import { inTime } from '../../../documents/guards.ts';
import { reviewRows } from '../../../documents/reviewRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { ArrivalAcceptAction } from '../../../generated/types.gen.ts';

export const arrivalStatuses = ['pending_acceptance', 'draft', 'submitted', 'pass', 'no_pass', 'audit_succeeded', 'closed'] as const;
export type ArrivalStatus = (typeof arrivalStatuses)[number];

export interface ArrivalState extends WorkflowState<ArrivalStatus> {
  openCount: number;
  /** Open items with which a sheet cannot pass for the time being. */
  blockingCount: number;
  /** Last day to hand a returned sheet in again. */
  resubmitUntil: string | null;
  /** Today's date where the user is. */
  today: string;
  resubmitDays: number;
}

const hasOpenItems: Guard<ArrivalState> = ({ openCount }) => (openCount === 0 ? { code: 'E-133' } : null);
const mayWait: Guard<ArrivalState> = ({ blockingCount }) => (blockingCount > 0 ? { code: 'E-117' } : null);
const isDone: Guard<ArrivalState> = ({ openCount }) => (openCount > 0 ? { code: 'E-117' } : null);

export type ArrivalAction = ArrivalAcceptAction | 'begin' | 'claimed' | 'finish' | 'settle' | 'cancel';

const { pass, noPass, close } = reviewRows('arrivalAccept');

/**
 * `begin` is the first save, which copies the catalogue; `claimed` finishes the items of a claim that was approved; `finish` ends what the maker owes nothing for, `settle` what a statement has paid, and
 * `cancel` what waits for a machine that is scrapped.
 */
export const arrivalWorkflow: Workflow<ArrivalStatus, ArrivalAction, ArrivalState> = {
  begin: { from: ['pending_acceptance'], to: 'draft', permission: null, by: 'system', logAs: null },
  edit: {
    from: ['pending_acceptance', 'draft', 'no_pass'],
    to: 'same',
    permission: 'arrivalAccept:edit',
    by: 'owner',
    whenSuspended: 'goesOn',
    otherwise: () => ({ code: 'E-002' }),
  },
  refreshItems: { from: ['draft'], to: 'same', permission: 'arrivalAccept:edit', by: 'owner', whenSuspended: 'goesOn', logAs: null },
  submit: { from: ['draft', 'no_pass'], to: 'submitted', permission: 'arrivalAccept:submit', by: 'owner', whenSuspended: 'goesOn', guards: [inTime] },
  withdraw: {
    from: ['submitted'],
    to: 'draft',
    permission: 'arrivalAccept:withdraw',
    by: 'submitter',
    whenSuspended: 'goesOn',
    otherwise: () => ({ code: 'E-004' }),
  },
  handled: { from: ['pass'], to: 'same', permission: 'arrivalAccept:edit', by: 'owner', whenSuspended: 'goesOn' },
  claimed: { from: ['draft', 'submitted', 'pass', 'no_pass'], to: 'same', permission: null, by: 'system', logAs: null },
  pass: { ...pass, guards: [hasOpenItems, mayWait] },
  noPass,
  auditSucceeded: {
    from: ['submitted', 'pass'],
    to: 'audit_succeeded',
    permission: 'arrivalAccept:audit',
    by: 'reviewer',
    logAs: 'audit_succeeded',
    guards: [isDone],
  },
  close,
  reopen: { from: ['audit_succeeded'], to: 'no_pass', permission: 'arrivalAccept:finalAudit', by: 'reviewer', needs: 'reason' },
  settle: { from: ['audit_succeeded'], to: 'closed', permission: null, by: 'system', logAs: 'settle' },
  cancel: { from: ['pending_acceptance', 'draft', 'no_pass'], to: 'closed', permission: null, by: 'system', logAs: 'cancel' },
  finish: { from: ['audit_succeeded'], to: 'closed', permission: null, by: 'system', logAs: 'close' },
};
