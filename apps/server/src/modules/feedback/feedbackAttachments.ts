import { type SqlBool, sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import { isVisible } from '../../shared/scope/scope.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { feedbackKind } from './feedbackKind.ts';
import { feedbackScope } from './feedbackStore.ts';

/** Files of the question; they may change while it is a draft. */
export const feedbackAttachments: AttachmentOwner = {
  tableName: 'feedback',
  slots: slots.feedback,
  permission: 'feedback:query',
  visible: (context, id) => isVisible(context, feedbackKind, id),
  editable: async (context, id) => context.user.permissions.has('feedback:edit') && (await isVisible(context, { ...feedbackKind, scope: draftsOf }, id)),
};
const draftsOf = (user: CurrentUser) => sql<SqlBool>`(${feedbackScope(user)} and feedback.status = 'draft')`;
