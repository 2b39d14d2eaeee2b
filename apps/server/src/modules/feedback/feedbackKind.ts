/** The feedback as a kind of document. */
import type { DealerEndAction } from '../../documents/dealer/dealerEndRows.ts';
import type { DocumentKind } from '../../documents/kind.ts';
import type { FeedbackAction } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { today } from '../../shared/session/currentUser.ts';
import { assign, close, endWithDealer, expire, type FeedbackActionInput, followUp, note, reply, score, submit, transfer, withdraw } from './answerFeedback.ts';
import { feedbackScope } from './feedbackStore.ts';
import { feedbackTasks, followUpUntil } from './feedbackTasks.ts';
import type { FeedbackHeader, FeedbackRow } from './tables.ts';
import { type FeedbackState, feedbackWorkflow, shownStatus } from './workflow.ts';

export const feedbackKind: DocumentKind<FeedbackRow, FeedbackAction | 'expire' | DealerEndAction, FeedbackState, FeedbackActionInput> = {
  docType: 'feedback',
  table: 'feedback',
  noColumn: 'feedbackNo',
  statusWords: { dictionary: 'feedback_status', values: shownStatus },
  scope: feedbackScope,
  workflow: feedbackWorkflow,
  effects: { submit, withdraw, reply, note, followUp, score, assign, transfer, close, expire, endWithDealer },
  dealerEnd: { drops: ['draft'], ends: ['submitted', 'pass'] },
  states: async (context) => stateOf(context),
  tasks: feedbackTasks,
  // Posts say it in full.
  silent: ['replyContent', 'replyTime', 'askedTime', 'feedbackStatus', 'submissionStatus'],
};

type StateColumns = Pick<FeedbackHeader, 'status' | 'submitBy' | 'submitTime' | 'replyTime'>;

export const stateOf = ({ services, user }: Context) => {
  const day = today(user, services.now());
  return (row: StateColumns): FeedbackState => ({
    status: row.status,
    submitBy: row.submitBy,
    submitted: row.submitTime !== null,
    answered: row.replyTime !== null,
    followUpUntil: followUpUntil(row, services.parameters),
    today: day,
  });
};
