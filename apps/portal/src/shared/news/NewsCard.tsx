import { ReadOutlined } from '@ant-design/icons';
import type { NewsItem } from '@harrow/api-client';
import { DateText, StatusTag, type StoredFile, useSource } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import line from '../cardMeta.module.css';
import styles from './NewsCard.module.css';

/** What a card shows of a story. */
export type NewsFace = Pick<NewsItem, 'title' | 'summary' | 'category_dictText' | 'topFlag' | 'coverId'> & { publishTime: string | null };

/** A story as a card: cover, title, category, time, summary. A link around it leads to the story. */
export function NewsCard({ story, isUnread = false }: { story: NewsFace; isUnread?: boolean }) {
  const { t } = useTranslation('shared');
  const { title, summary, topFlag, publishTime, coverId } = story;
  return (
    <div className={styles.card} data-unread={isUnread || undefined}>
      <NewsCover id={coverId} />
      <div className={styles.text}>
        <p className={line.meta}>
          <span>{story.category_dictText}</span>
          {publishTime && <DateText value={publishTime} precision="date" />}
          {topFlag === 'Y' && <StatusTag color="blue" text={t('news.top')} />}
        </p>
        <p className={styles.title}>{title}</p>
        {summary && <p className={styles.summary}>{summary}</p>}
      </div>
    </div>
  );
}

/** The small picture of a cover, fetched once it is seen. @param id of the attachment; null without one */
function NewsCover({ id }: { id: string | null }) {
  const store = useSource('files');
  const address = id === null ? undefined : store.thumbnailUrl?.({ id, type: 'image/jpeg' } as StoredFile);
  return (
    <div className={styles.cover}>
      {address === undefined ? <ReadOutlined aria-hidden /> : <img src={address} alt="" loading="lazy" width={320} height={180} />}
    </div>
  );
}
