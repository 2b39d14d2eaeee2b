import { sql, type SqlBool } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { audience } from './audience.ts';
import { exists } from './noticeExists.ts';

const isAuthor = ({ permissions }: CurrentUser): boolean => permissions.has('publicnotice:edit');

/** Files of a notice: for all its readers, and for the authors while it can be changed. */
export const noticeAttachments: AttachmentOwner = {
  tableName: 'public_notice',
  slots: slots.public_notice,
  permission: 'publicnotice:query',
  visible: ({ db, user }, id) => exists(db, id, isAuthor(user) ? undefined : audience(user)),
  editable: async ({ db, user }, id) => isAuthor(user) && (await exists(db, id, sql<SqlBool>`status <> 'closed'`)),
};
