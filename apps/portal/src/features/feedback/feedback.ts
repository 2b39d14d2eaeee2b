import {
  type BatchResult,
  type Feedback,
  type FeedbackInput,
  feedbacksAssign,
  feedbacksDetail,
  feedbacksFollowUp,
  feedbacksList,
  type FeedbacksListData,
  feedbacksRemove,
  feedbacksReply,
  feedbacksSave,
  feedbacksScore,
  feedbacksStatusCounts,
  type FeedbackStatus,
  feedbacksTransfer,
  type FeedbackType,
  resultOf,
  type SavedPost,
} from '@harrow/api-client';
import type { Tone } from '@harrow/ui';
import { type Seen, writeHeaders } from '../../documents/actions/documentCalls.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { defaultListState, type ListState } from '../../shared/list/listAddress.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of feedback. */
export const feedback = resource('feedback', {
  list: (query, signal) => resultOf(feedbacksList({ query: query as FeedbacksListData['query'], signal })),
  detail: (id, signal) => resultOf(feedbacksDetail({ query: { id }, signal })),
  save: (body: FeedbackInput, { idempotencyKey }) => resultOf(feedbacksSave({ body, headers: { 'X-Idempotency-Key': idempotencyKey } })),
});

export const feedbackStatuses: readonly FeedbackStatus[] = ['open', 'replied', 'closed'];

export const statusTones: Record<FeedbackStatus, Tone> = { open: 'warning', replied: 'processing', closed: 'default' };
export const priorityTones: Record<Feedback['priority'], Tone> = { low: 'default', normal: 'blue', high: 'error' };

/** What is open comes first. */
export const listDefaults: ListState = { ...defaultListState, filters: { feedbackStatus: 'open' } };

export const feedbackCounts = statusCounts(feedback.key, async (signal) =>
  (await resultOf(feedbacksStatusCounts({ signal }))).map(({ feedbackStatus: status, count }) => ({ status, count })),
);

/** Table and slot under which files of the question are kept. */
export const questionFiles = { table: 'feedback', slot: 'attachments', maxCount: 20 } as const;

const seen = ({ id, version }: Seen): Seen => ({ id, version });

export const replyTo = (which: Seen, content: string, isInternal: boolean): Promise<SavedPost> =>
  resultOf(feedbacksReply({ body: { ...seen(which), content, internal: isInternal ? 'Y' : 'N' }, headers: writeHeaders() }));
export const followUp = (which: Seen, content: string): Promise<SavedPost> =>
  resultOf(feedbacksFollowUp({ body: { ...seen(which), content }, headers: writeHeaders() }));
export const scoreFeedback = (which: Seen, score: number, comment: string) =>
  resultOf(feedbacksScore({ body: { ...seen(which), score, comment: comment || null }, headers: writeHeaders() }));
export const assignFeedback = (ids: string[], handlerBy: string): Promise<BatchResult> =>
  resultOf(feedbacksAssign({ body: { ids, handlerBy }, headers: writeHeaders() }));
export const transferFeedback = (ids: string[], feedbackType: FeedbackType, remark: string): Promise<BatchResult> =>
  resultOf(feedbacksTransfer({ body: { ids, feedbackType, remark: remark || null }, headers: writeHeaders() }));

/** @param dryRun only says which of them can be deleted, and why the others cannot */
export const deleteFeedback = (ids: string[], dryRun = false): Promise<BatchResult> =>
  resultOf(feedbacksRemove({ query: { ids: ids.join(','), ...(dryRun && { dryRun: '1' }) }, headers: writeHeaders() }));
