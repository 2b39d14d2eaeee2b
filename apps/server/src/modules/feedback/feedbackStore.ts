import { type SqlBool, sql } from 'kysely';
import { isInScope } from '../../shared/scope/scope.ts';
import { documentStore, type NoLines } from '../../documents/saving/store.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { emptyFeedback, type FeedbackHeader } from './tables.ts';

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
