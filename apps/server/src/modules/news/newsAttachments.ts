import { sql, type SqlBool } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { exists, isAuthor, isReadBy } from './readership.ts';

/** Cover and files of a story: for all its readers, and for the authors while it can be changed. */
export const newsAttachments: AttachmentOwner = {
  tableName: 'news',
  slots: slots.news,
  permission: 'news:query',
  visible: ({ db, user }, id) => exists(db, id, isAuthor(user) ? undefined : isReadBy(user)),
  editable: async ({ db, user }, id) => isAuthor(user) && (await exists(db, id, sql<SqlBool>`status <> 'closed'`)),
};
