import type { DocumentPost } from '@harrow/api-client';
import { AttachmentList, DateText, StatusTag, type Tone } from '@harrow/ui';
import { useMemo } from 'react';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import styles from './thread.module.css';

/** Table and slot of the files of posts. */
export const postFiles = { table: 'document_post', slot: 'attachments' } as const;

const tones: Record<DocumentPost['kind'], Tone> = { question: 'warning', answer: 'success', follow_up: 'warning', internal: 'gold', comment: 'default' };

/** Posts at a document, oldest first; the user's own are aligned to the end of the line. */
export function Thread({ posts }: { posts: readonly DocumentPost[] }) {
  return (
    <ol className={styles.thread}>
      {posts.map((post) => (
        <Post key={post.id} post={post} />
      ))}
    </ol>
  );
}

function Post({ post: { id, kind, kind_dictText: text, content, createBy, createByName, createTime, files } }: { post: DocumentPost }) {
  const isOwn = useStore(userStore)?.username === createBy;
  const owner = useMemo(() => ({ table: postFiles.table, id }), [id]);
  return (
    <li className={styles.post} data-own={isOwn} data-kind={kind}>
      <div className={styles.postHead}>
        <strong>{createByName}</strong>
        {kind !== 'comment' && <StatusTag color={tones[kind]} text={text} />}
        <DateText value={createTime} />
      </div>
      <p className={styles.postText}>{content}</p>
      {files > 0 && <AttachmentList owner={owner} slot={postFiles.slot} readOnly={!isOwn} />}
    </li>
  );
}
