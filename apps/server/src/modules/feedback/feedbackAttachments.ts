import { type SqlBool, sql } from 'kysely';
import { isVisible } from '../../shared/scope/scope.ts';
import type { Db } from '../../shared/database/database.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import { feedbackKind } from './feedbackKind.ts';
import { feedbackScope } from './feedbackStore.ts';

/** Files of the question; they may change while it is a draft. */
export const feedbackAttachments: AttachmentOwner = {
  tableName: 'feedback',
  columns: ['attachments'],
  permission: 'feedback:query',
  visible: (db, user, id) => isVisible(db, user, feedbackKind, id),
  editable: (db, user, id) => Promise.resolve(user.permissions.has('feedback:edit') && isVisible(db, user, { ...feedbackKind, scope: draftsOf }, id)),
};
const draftsOf = (user: CurrentUser) => sql<SqlBool>`(${feedbackScope(user)} and feedback.status = 'draft')`;

/** Files of an answer or a follow-up: added by its author until the feedback is closed, seen by whoever sees the post. */
export const postAttachments: AttachmentOwner = {
  tableName: 'feedback_post',
  columns: ['attachments'],
  permission: 'feedback:query',
  visible: (db, user, id) => hasPost(db, user, id, isMaker(user) ? sql<SqlBool>`true` : sql<SqlBool>`post.kind <> 'internal'`),
  editable: (db, user, id) => hasPost(db, user, id, sql<SqlBool>`post.create_by = ${user.username} and feedback.status <> 'closed'`),
};

async function hasPost(db: Db, user: CurrentUser, id: string, condition: ReturnType<typeof sql<SqlBool>>): Promise<boolean> {
  const { rows } = await sql`select 1 from feedback_post post join feedback on feedback.id = post.feedback_id
    where post.id = ${id} and feedback.del_flag = 0 and ${feedbackScope(user)} and ${condition}`.execute(db);
  return rows.length > 0;
}
