import { sql } from 'kysely';
import { transact, type Context, type TrxContext } from '../../shared/context.ts';
import { notify, reviewersOf } from '../../shared/notify/notify.ts';
import { forbidden, invalid } from '../../shared/refusal/refusal.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import type { DocumentType } from '../documentType.ts';
import { lockDocument } from '../act.ts';
import { writePost } from './posts.ts';

/** Columns of a document from which the recipients of a comment follow. */
interface Commented {
  id: string;
  version: number;
  dealerCode: string;
  status: string;
}

/**
 * Writes a comment at a document and tells the other side: of the maker those who have taken part, else those who review; of the
 * dealer author and submitter. An internal one tells the maker's staff alone.
 * @throws 403 without the permission to see the kind, or where the kind takes no comments; E-012 out of scope; E-013 without a text
 * @returns the id of the post
 */
export const comment = (
  context: Context,
  { kind, permission, docType }: DocumentType,
  { id, content, isInternal }: { id: string; content: string; isInternal: boolean },
): Promise<string> =>
  transact(context, async (inside) => {
    const { user } = inside;
    if (!kind.comments || !user.permissions.has(permission) || (isInternal && !isMaker(user))) throw forbidden('forbidden');
    if (content.trim() === '') throw invalid([{ field: 'content', code: 'E-013' }]);
    const document = await lockDocument<Commented & Record<string, unknown>>(inside, kind, id);
    const postId = await writePost(inside, { docType, docId: id, kind: isInternal ? 'internal' : 'comment', content });
    const no = String(document[kind.noColumn]);
    await notify(inside.db, await concerned(inside, kind, document, isInternal), {
      event: 'document.commented',
      params: { no, name: user.realname, text: content.trim().slice(0, 200) },
      docType,
      docId: id,
      docNo: no,
      at: inside.services.now(),
    });
    return postId;
  });

/** Who has taken part, on the side that is told; never the author of the comment. */
async function concerned({ db, user }: TrxContext, kind: DocumentType['kind'], { id, dealerCode }: Commented, isInternal: boolean): Promise<{ id: string }[]> {
  const side = isInternal || !isMaker(user) ? 'maker' : 'dealer';
  const { rows } = await sql<{ id: string }>`select id from sys_user where user_type = ${side} and status = 1 and del_flag = 0 and username <> ${user.username}
    and username in (
      select create_by from document_post where doc_id = ${id}
      union select operator from approval_log where doc_id = ${id}
      union select create_by from ${sql.table(kind.table)} where id = ${id}
      union select submit_by from ${sql.table(kind.table)} where id = ${id})`.execute(db);
  const task = kind.tasks?.find((rule) => rule.side === 'maker');
  return rows.length > 0 || side === 'dealer' || isInternal || !task ? rows : reviewersOf(db, task.permission, dealerCode);
}
