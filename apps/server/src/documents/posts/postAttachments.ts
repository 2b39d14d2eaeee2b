import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import type { Db } from '../../shared/database/database.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import type { DocumentTypes } from '../documentType.ts';
import './tables.ts';

/** Files of a post: seen by whoever reads the post, added and removed by its author. */
export function postAttachments(documents: DocumentTypes): AttachmentOwner {
  const find = async (db: Db, user: CurrentUser, id: string) => {
    const post = await db.selectFrom('documentPost').select(['docType', 'docId', 'kind', 'createBy']).where('id', '=', id).executeTakeFirst();
    const type = post && documents.get(post.docType);
    if (!post || !type || (post.kind === 'internal' && !isMaker(user))) return undefined;
    return user.permissions.has(type.permission) && (await type.visible(db, user, post.docId)) ? post : undefined;
  };
  return {
    tableName: 'document_post',
    columns: ['attachments'],
    permission: null,
    visible: async (db, user, id) => (await find(db, user, id)) !== undefined,
    editable: async (db, user, id) => (await find(db, user, id))?.createBy === user.username,
  };
}
