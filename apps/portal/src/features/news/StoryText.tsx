import type { NewsStory } from '@harrow/api-client';
import { AttachmentList, DateText, type StoredFile, useSource } from '@harrow/ui';
import { RichText } from '@harrow/ui/rich-text-editor';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { newsFiles } from './newsFiles.ts';
import styles from './news.module.css';

/** Fields of a story that its readers see. */
export type ReadStory = Pick<NewsStory, 'category_dictText' | 'author' | 'summary' | 'content' | 'coverId'> &
  Partial<Pick<NewsStory, 'newsNo'>> & { publishTime: string | null };

/** Category, time and author of a story. */
export const StoryMeta = ({ story }: { story: ReadStory }) => (
  <p className={styles.meta}>
    <span>{story.category_dictText}</span>
    {story.publishTime && <DateText value={story.publishTime} />}
    <span>{story.author}</span>
    {story.newsNo && <span>{story.newsNo}</span>}
  </p>
);

/** The cover as it was uploaded. @param id of the attachment; null without one */
export function StoryCover({ id }: { id: string | null }) {
  const store = useSource('files');
  if (id === null) return null;
  return <img className={styles.cover} src={store.url({ id } as StoredFile)} alt="" />;
}

/** A story to be read: meta line, cover, summary, text. */
export const StoryText = ({ story }: { story: ReadStory }) => (
  <div className={styles.story}>
    <StoryMeta story={story} />
    <StoryCover id={story.coverId} />
    {story.summary && <p className={styles.lead}>{story.summary}</p>}
    <div className={styles.text}>
      <RichText html={story.content} />
    </div>
  </div>
);

/** The attached files of a story. */
export function StoryFiles({ id }: { id: string }) {
  const { t } = useTranslation('news');
  const owner = useMemo(() => ({ table: newsFiles.table, id }), [id]);
  return (
    <section aria-label={t('section.files')}>
      <AttachmentList owner={owner} slot={newsFiles.slot} readOnly />
    </section>
  );
}
