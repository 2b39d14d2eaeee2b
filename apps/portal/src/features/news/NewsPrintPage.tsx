import { PageSkeleton } from '@harrow/ui';
import { RichText } from '@harrow/ui/rich-text-editor';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { PrintPage } from '../../shared/print/PrintPage.tsx';
import { useTabTitle } from '../../shared/tab.ts';
import { news } from './news.ts';
import styles from './news.module.css';
import { StoryCover, StoryMeta } from './StoryText.tsx';

/** A story on paper, in the reader's language. */
export function NewsPrintPage() {
  const { t } = useTranslation('shared');
  const { id = '' } = useParams();
  const { data: story, error, refetch } = useQuery(news.detail(id));
  useTabTitle(story && `${t('print')} ${story.title}`);
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!story) return <PageSkeleton />;
  return (
    <PrintPage>
      <article className={`print-sheet ${styles.paper}`}>
        <header className="print-sheet-head">
          <div>
            <h1>{story.title}</h1>
            <StoryMeta story={story} />
          </div>
        </header>
        <StoryCover id={story.coverId} />
        {story.summary && <h2>{story.summary}</h2>}
        <div className={styles.text}>
          <RichText html={story.content} />
        </div>
      </article>
    </PrintPage>
  );
}
