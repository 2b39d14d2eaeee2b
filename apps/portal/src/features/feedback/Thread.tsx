import type { DocumentPost, Feedback } from '@harrow/api-client';
import { AttachmentList, DateText, StatusTag, type Tone } from '@harrow/ui';
import { useMemo } from 'react';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import styles from './feedback.module.css';
import { postFiles } from './feedback.ts';

const tones: Record<DocumentPost['kind'], Tone> = { question: 'warning', answer: 'success', follow_up: 'warning', internal: 'gold', comment: 'default' };

/** What was said, oldest first; the dealer's posts at the left, the maker's at the right. */
export function Thread({ item: { posts } }: { item: Feedback }) {
  return (
    <ol className={styles.thread}>
      {posts.map((post) => (
        <Post key={post.id} post={post} />
      ))}
    </ol>
  );
}

function Post({ post }: { post: DocumentPost }) {
  const { kind, kind_dictText: text, content, createBy, createByName, createTime, files } = post;
  const isOwn = useStore(userStore)?.username === createBy;
  const owner = useMemo(() => ({ table: postFiles.table, id: post.id }), [post.id]);
  return (
    <li className={styles.post} data-side={kind === 'answer' || kind === 'internal' ? 'maker' : 'dealer'} data-kind={kind}>
      <div className={styles.postHead}>
        <strong>{createByName}</strong>
        <StatusTag color={tones[kind]} text={text} />
        <DateText value={createTime} />
      </div>
      <p className={styles.postText}>{content}</p>
      {files > 0 && <AttachmentList owner={owner} slot={postFiles.slot} readOnly={!isOwn} maxCount={20} />}
    </li>
  );
}
