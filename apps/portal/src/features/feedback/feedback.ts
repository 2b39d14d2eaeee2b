import {
  type Feedback,
  type FeedbackInput,
  type FeedbackItem,
  feedbacksAssign,
  feedbacksDetail,
  feedbacksFollowUp,
  feedbacksList,
  feedbacksRemove,
  feedbacksReply,
  feedbacksSave,
  feedbacksScore,
  feedbacksStatusCounts,
  type FeedbackStatus,
  feedbacksTransfer,
} from '@harrow/api-client';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import type { Tone } from '@harrow/ui';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';
import { batchOf, deletionOf, detailOf, listOf, saveOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of feedback. */
export const feedback = resource<FeedbackItem, Feedback, FeedbackInput>('feedback', {
  list: listOf(feedbacksList),
  detail: detailOf(feedbacksDetail),
  save: saveOf(feedbacksSave),
});

const feedbackStatuses: readonly FeedbackStatus[] = ['open', 'replied', 'closed'];

export const statusTones: Record<FeedbackStatus, Tone> = { open: 'warning', replied: 'processing', closed: 'default' };
export const priorityTones: Record<Feedback['priority'], Tone> = { low: 'default', normal: 'blue', high: 'error' };

/** Initial filter: open questions. */
const listDefaults: ListState = { ...defaultListState, filters: { feedbackStatus: 'open' } };

const feedbackCounts = statusCounts(feedback.key, feedbacksStatusCounts);

export const replyTo = writeOf(feedbacksReply);
export const followUp = writeOf(feedbacksFollowUp);
export const scoreFeedback = writeOf(feedbacksScore);
export const assignFeedback = batchOf(feedbacksAssign);
export const transferFeedback = batchOf(feedbacksTransfer);

/** Questions of dealers; first the open ones. */
export const feedbackListing = {
  resource: feedback,
  address: '/workbench/feedback',
  statuses: { filter: 'feedbackStatus', dict: 'feedback_status', order: feedbackStatuses, counts: feedbackCounts },
  defaults: () => listDefaults,
  ...deletionOf(feedbacksRemove),
} satisfies DocumentListing<FeedbackItem>;
