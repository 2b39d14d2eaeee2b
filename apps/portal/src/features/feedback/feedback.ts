import {
  approvalsCheckSubmit,
  approvalsSubmit,
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
  newIdempotencyKey,
  resultOf,
  type SavedPost,
} from '@harrow/api-client';
import type { Tone } from '@harrow/ui';
import { queryOptions } from '@tanstack/react-query';
import { defaultListState, type ListState } from '../../shared/listAddress.ts';
import { resource } from '../../shared/resource.ts';

/** The calls of feedback. */
export const feedback = resource('feedback', {
  list: (query, signal) => resultOf(feedbacksList({ query: query as FeedbacksListData['query'], signal })),
  detail: (id, signal) => resultOf(feedbacksDetail({ query: { id }, signal })),
  save: (body: FeedbackInput, { idempotencyKey }) => resultOf(feedbacksSave({ body, headers: { 'X-Idempotency-Key': idempotencyKey } })),
});

export const feedbackStatuses: readonly FeedbackStatus[] = ['open', 'replied', 'closed'];

export const statusTones: Record<FeedbackStatus, Tone> = { open: 'warning', replied: 'processing', closed: 'default' };
export const priorityTones: Record<Feedback['priority'], Tone> = { low: 'default', normal: 'blue', high: 'error' };
export const slaTones: Record<NonNullable<Feedback['sla']>, Tone> = { green: 'success', amber: 'warning', red: 'error' };

/** What is open comes first. */
export const listDefaults: ListState = { ...defaultListState, filters: { feedbackStatus: 'open' } };

export const feedbackCounts = queryOptions({
  queryKey: [...feedback.key, 'statusCounts'],
  queryFn: ({ signal }) => resultOf(feedbacksStatusCounts({ signal })),
});

/** Tables and slot under which files are kept. */
export const questionFiles = { table: 'feedback', slot: 'attachments' } as const;
export const postFiles = { table: 'document_post', slot: 'attachments' } as const;

/** A feedback as the user has seen it. */
export type Seen = Pick<Feedback, 'id' | 'version'>;

const headers = () => ({ 'X-Idempotency-Key': newIdempotencyKey() });
const seen = ({ id, version }: Seen): Seen => ({ id, version });

export const submitFeedback = ({ id, version }: Seen, action: 'submit' | 'withdraw'): Promise<BatchResult> =>
  resultOf(approvalsSubmit({ body: { docType: 'feedback', id, version, action }, headers: headers() }));
export const closeFeedback = ({ id, version }: Seen, opinion: string): Promise<BatchResult> =>
  resultOf(approvalsCheckSubmit({ body: { docType: 'feedback', ids: [id], version, action: 'close', opinion }, headers: headers() }));
export const replyTo = (which: Seen, content: string, isInternal: boolean): Promise<SavedPost> =>
  resultOf(feedbacksReply({ body: { ...seen(which), content, internal: isInternal ? 'Y' : 'N' }, headers: headers() }));
export const followUp = (which: Seen, content: string): Promise<SavedPost> =>
  resultOf(feedbacksFollowUp({ body: { ...seen(which), content }, headers: headers() }));
export const scoreFeedback = (which: Seen, score: number, comment: string) =>
  resultOf(feedbacksScore({ body: { ...seen(which), score, comment: comment || null }, headers: headers() }));
export const assignFeedback = (ids: string[], handlerBy: string): Promise<BatchResult> =>
  resultOf(feedbacksAssign({ body: { ids, handlerBy }, headers: headers() }));
export const transferFeedback = (ids: string[], feedbackType: FeedbackType, remark: string): Promise<BatchResult> =>
  resultOf(feedbacksTransfer({ body: { ids, feedbackType, remark: remark || null }, headers: headers() }));

/** @param dryRun only says which of them can be deleted, and why the others cannot */
export const deleteFeedback = (ids: string[], dryRun = false): Promise<BatchResult> =>
  resultOf(feedbacksRemove({ query: { ids: ids.join(','), ...(dryRun && { dryRun: '1' }) }, headers: headers() }));
