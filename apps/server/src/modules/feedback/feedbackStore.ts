import { type SqlBool, sql } from 'kysely';
import { isInScope } from '../../shared/scope/scope.ts';
import { emptyDocument } from '../../documents/saving/emptyDocument.ts';
import { documentStore, type NoLines } from '../../documents/saving/store.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import type { FeedbackHeader } from './tables.ts';

/** A feedback before anything is typed. Names every column: one that is missing does not compile. */
export const emptyFeedback: FeedbackHeader = {
  ...emptyDocument,
  feedbackNo: '',
  feedbackType: 'other',
  title: '',
  content: '',
  priority: 'normal',
  relatedType: null,
  relatedNo: null,
  contactName: null,
  contactPhone: null,
  handlerBy: null,
  handlerName: null,
  replyContent: null,
  replyTime: null,
  askedTime: null,
  score: null,
  scoreComment: null,
  closeReason: null,
  closedTime: null,
};

/** A draft is its author's alone. */
export const feedbackScope = (user: CurrentUser) =>
  sql<SqlBool>`(${isInScope({ table: 'feedback' }, user)} and (feedback.status <> 'draft' or feedback.create_by = ${user.username}))`;

export const feedbackStore = documentStore<FeedbackHeader, NoLines>({
  docType: 'feedback',
  table: 'feedback',
  no: 'feedbackNo',
  scope: feedbackScope,
  empty: emptyFeedback,
  lines: {},
});
