import type { Today } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NewsCard } from '../../shared/news/NewsCard.tsx';
import { Block } from './Block.tsx';
import styles from './HomePage.module.css';

/** The first story of the reader's list; nothing where there is none. */
export function HomeNews({ today }: { today: Today | undefined }) {
  const { t } = useTranslation('home');
  if (!today?.news) return null;
  return (
    <Block title={t('news.title')} links={<Link to="/workbench/news">{t('news.all')}</Link>}>
      <Link className={styles.story} to={`/workbench/news/detail/${today.news.id}`}>
        <NewsCard story={today.news} isUnread={today.news.readFlag === 'N'} />
      </Link>
    </Block>
  );
}
