import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import type { Context } from '../../shared/context.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import type { DocumentTypes } from '../documentType.ts';
import './tables.ts';

/** Files of a post: visible to its readers, added and removed by its author. */
export function postAttachments(documents: DocumentTypes): AttachmentOwner {
  const find = async (context: Context, id: string) => {
    const { db, user } = context;
    const post = await db.selectFrom('documentPost').select(['docType', 'docId', 'kind', 'createBy']).where('id', '=', id).executeTakeFirst();
    const type = post && documents.get(post.docType);
    if (!post || !type || (post.kind === 'internal' && !isMaker(user))) return undefined;
    return user.permissions.has(type.permission) && (await type.visible(context, post.docId)) ? post : undefined;
  };
  return {
    tableName: 'document_post',
    slots: slots.document_post,
    permission: null,
    visible: async (context, id) => (await find(context, id)) !== undefined,
    editable: async (context, id) => (await find(context, id))?.createBy === context.user.username,
  };
}
