/** Workflow of a feedback: asked, answered, and asked again or scored. Pure. */
import type { FeedbackAction } from '../../generated/types.gen.ts';
import { type DealerEndAction, dealerEndRows } from '../../documents/dealer/dealerEndRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../documents/workflow.ts';

export const feedbackStatuses = ['draft', 'submitted', 'pass', 'closed'] as const;
/** Under which name lists show and filter a status; a draft has none. */
export const shownStatus = { submitted: 'open', pass: 'replied', closed: 'closed' } as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

export interface FeedbackState extends WorkflowState<FeedbackStatus> {
  /** It was submitted at least once. */
  submitted: boolean;
  /** It has a public answer. */
  answered: boolean;
  /** Last day to follow up; null without an answer. */
  followUpUntil: string | null;
  /** Today's date where the user is. */
  today: string;
}

const neverSubmitted: Guard<FeedbackState> = ({ submitted }) => (submitted ? { code: 'E-003' } : null);
const notAnswered: Guard<FeedbackState> = ({ answered }) => (answered ? { code: 'E-004' } : null);
const inTime: Guard<FeedbackState> = ({ followUpUntil, today }) =>
  followUpUntil !== null && today > followUpUntil ? { code: 'E-419', params: { date: followUpUntil } } : null;

const asked = ['submitted', 'pass'] as const;

export const feedbackWorkflow: Workflow<FeedbackStatus, FeedbackAction | 'expire' | DealerEndAction, FeedbackState> = {
  edit: { from: ['draft'], to: 'same', permission: 'feedback:edit', by: 'owner', whenSuspended: 'goesOn', otherwise: () => ({ code: 'E-002' }) },
  delete: {
    from: ['draft'],
    to: 'deleted',
    permission: 'feedback:delete',
    by: 'owner',
    whenSuspended: 'goesOn',
    otherwise: () => ({ code: 'E-003' }),
    guards: [neverSubmitted],
  },
  submit: { from: ['draft'], to: 'submitted', permission: 'feedback:submit', by: 'owner', whenSuspended: 'goesOn' },
  withdraw: { from: ['submitted'], to: 'draft', permission: 'feedback:withdraw', by: 'submitter', whenSuspended: 'goesOn', guards: [notAnswered] },
  reply: { from: asked, to: 'pass', permission: 'feedback:reply', by: 'reviewer', needs: 'reason' },
  // Dealers read the log, so that a note of the staff writes no step.
  note: { from: asked, to: 'same', permission: 'feedback:reply', by: 'reviewer', needs: 'reason', logAs: null },
  followUp: {
    from: ['pass'],
    to: 'submitted',
    permission: 'feedback:submit',
    by: 'submitter',
    whenSuspended: 'goesOn',
    needs: 'reason',
    logAs: 'follow_up',
    guards: [inTime],
  },
  score: { from: ['pass'], to: 'closed', permission: 'feedback:submit', by: 'submitter', whenSuspended: 'goesOn' },
  assign: { from: asked, to: 'same', permission: 'feedback:reply', by: 'reviewer' },
  transfer: { from: asked, to: 'same', permission: 'feedback:reply', by: 'reviewer' },
  close: { from: asked, to: 'closed', permission: 'feedback:reply', by: 'reviewer', needs: 'reason' },
  expire: { from: ['pass'], to: 'closed', permission: null, by: 'system' },
  ...dealerEndRows({ drops: ['draft'], ends: ['submitted', 'pass'] }),
};
