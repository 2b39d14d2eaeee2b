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
import { defaultListState, type ListState } from '../../shared/list/listAddress.ts';
import { batchOf, deletionOf, detailOf, listOf, saveOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** Address of the list in the menu. */
export const feedbackAddress = '/workbench/feedback';

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
export const feedbackDeletion = deletionOf(feedbacksRemove);

/** Declaration of its list. */
export const feedbackListing: DocumentListing<FeedbackItem> = {
  resource: feedback,
  address: feedbackAddress,
  statuses: { filter: 'feedbackStatus', dict: 'feedback_status', order: feedbackStatuses, counts: feedbackCounts },
  defaults: () => listDefaults,
  ...feedbackDeletion,
};
