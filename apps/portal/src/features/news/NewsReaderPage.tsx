import type { NewsStory } from '@harrow/api-client';
import { DocumentPage, PageSkeleton, StatusTag } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { useTabTitle } from '../../shared/tab.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { markNewsRead, news, newsAddress, pathOfStory } from './news.ts';
import styles from './news.module.css';
import { StoryFiles, StoryText } from './StoryText.tsx';

/** One story to be read. Opening it counts as reading. */
export function NewsReaderPage() {
  const { t } = useTranslation('news');
  const { t: common } = useTranslation('shared');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const mayWrite = usePermission('news:edit');
  const { data: story, error, refetch } = useQuery(news.detail(id));
  useTabTitle(story?.title);
  const isNew = story?.readFlag === 'N';
  useEffect(() => {
    // A failed call is harmless: the story is marked as read at the next visit.
    if (isNew) void markNewsRead(id).catch(() => undefined);
  }, [id, isNew]);
  if (error) {
    const toList = <Button onClick={() => void navigate(newsAddress)}>{t('reader.all')}</Button>;
    return <CallFailure error={error} onRetry={() => void refetch()} action={toList} />;
  }
  if (!story) return <PageSkeleton />;
  return (
    <DocumentPage
      title={story.title}
      status={story.topFlag === 'Y' && <StatusTag color="blue" text={common('news.top')} />}
      actions={
        <>
          <Button onClick={() => void navigate(`${newsAddress}/print/${id}`)}>{common('print')}</Button>
          {mayWrite && <Button onClick={() => void navigate(`${newsAddress}/manage/detail/${id}`)}>{common('edit')}</Button>}
        </>
      }
    >
      <div className={styles.reader}>
        <StoryText story={story} />
        {story.attachmentCount > 0 && <StoryFiles id={story.id} />}
        <Neighbours story={story} />
      </div>
    </DocumentPage>
  );
}

/** To the story above and below in the reader's list. */
function Neighbours({ story: { previous, next } }: { story: NewsStory }) {
  const { t } = useTranslation('news');
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('reader.others')}>
      {previous && (
        <Link to={pathOfStory(previous.id)}>
          <span>{t('reader.previous')}</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={pathOfStory(next.id)} data-next>
          <span>{t('reader.next')}</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
