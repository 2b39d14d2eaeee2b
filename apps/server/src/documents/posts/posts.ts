/** Posts at a document: comments, and messages of kinds that are a conversation. */
import { sql } from 'kysely';
import type { DocumentPost } from '../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import './tables.ts';

export interface NewPost {
  docType: string;
  docId: string;
  kind: DocumentPost['kind'];
  content: string;
  /** Default: a new one. */
  postId?: string | undefined;
}

/** @returns its id */
export async function writePost({ db, user, services }: TrxContext, { docType, docId, kind, content, postId }: NewPost): Promise<string> {
  const now = services.now();
  const id = postId ?? newId(now.getTime());
  await db
    .insertInto('documentPost')
    .values({ id, docType, docId, kind, content: content.trim(), createBy: user.username, createByName: user.realname, createTime: now.toISOString() })
    .execute();
  return id;
}

/** The posts of a document that the user may read, oldest first; whether they may see the document is for the caller to check. */
export async function listPosts({ db, user, services }: Context, docId: string): Promise<DocumentPost[]> {
  const { rows } = await sql<Omit<DocumentPost, 'kind_dictText'>>`select id, kind, content, create_by, create_by_name, create_time,
      (select count(*)::int from attach where table_name = 'document_post' and table_id = document_post.id) as files
    from document_post where doc_id = ${docId} and ${isMaker(user) ? sql`true` : sql`kind <> 'internal'`}
    order by create_time, kind = 'question' desc, id`.execute(db);
  return rows.map((post) => ({ ...post, kind_dictText: services.dictionaries.text('post_kind', post.kind, user.language) ?? post.kind }));
}
